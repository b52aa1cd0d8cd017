import { isInDialog } from "../modules/report.ts";
import { Behind } from "../platform/door.tsx";
import { later } from "./later/later-door.ts";
import type { ReportView } from "./use-report-view.ts";

export function ReportFilter({ view }: { view: ReportView }) {
  const { report, company, opened, asked, choose } = view;
  return (
    opened.isFilterOpen && (
      <Behind door={later}>
        {({ FilterDialog }) => (
          <FilterDialog
            filters={report.filters.filter(isInDialog)}
            filter={asked}
            alert={opened.alert}
            company={company.id}
            onApply={choose}
            onClose={opened.closeFilter}
          />
        )}
      </Behind>
    )
  );
}

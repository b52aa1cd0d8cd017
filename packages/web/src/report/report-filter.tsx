import * as words from "#words/report";
import { isInDialog } from "../modules/filter-field.ts";
import { useOpened } from "../platform/use-opened.ts";
import { later } from "./later/later-door.ts";
import type { ReportView } from "./use-report-view.ts";

export function ReportFilter({ view }: { view: ReportView }) {
  const { report, company, opened, asked, choose } = view;
  const { alert } = opened.status;
  const part = useOpened(later, opened.status.isFilterOpen);
  return (
    part && (
      <part.FilterDialog
        filters={report.filters.filter(isInDialog)}
        filter={asked}
        alert={alert && words.alert(alert)}
        company={company.id}
        onApply={(filter) => choose(() => filter)}
        onClose={opened.closeFilter}
      />
    )
  );
}

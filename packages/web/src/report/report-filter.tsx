import { isSearched } from "../modules/report.ts";
import { FilterDialog } from "./filter/filter-dialog.tsx";
import type { ReportView } from "./use-report-view.ts";

export function ReportFilter({ view }: { view: ReportView }) {
  const { report, company, opened, asked, choose } = view;
  return (
    opened.isFilterOpen && (
      <FilterDialog
        filters={report.filters.filter((field) => !isSearched(field))}
        filter={asked}
        alert={opened.alert}
        company={company.id}
        onApply={choose}
        onClose={opened.closeFilter}
      />
    )
  );
}

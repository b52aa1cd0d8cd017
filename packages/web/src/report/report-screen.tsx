import type { ReactNode } from "react";
import { Page } from "../ui/page.tsx";
import { CompareButton } from "./compare/compare-button.tsx";
import { AgeChoices } from "./narrow/age-choices.tsx";
import { ListChoices } from "./narrow/list-choices.tsx";
import { RowLimit } from "./narrow/row-limit.tsx";
import { ReportRange } from "./range/report-range.tsx";
import { ReportBody } from "./report-body.tsx";
import { ReportFilter } from "./report-filter.tsx";
import { ReportHeading } from "./report-heading.tsx";
import { type ReportViewInput, useReportView } from "./use-report-view.ts";

export type ReportScreenProps = ReportViewInput & { crumbs: ReactNode };

export function ReportScreen({ crumbs, ...input }: ReportScreenProps) {
  const view = useReportView(input);
  const { report, opened, choose, list, comparison, table } = view;
  const { filter, state, fetchedAt } = opened;
  return (
    <Page>
      {crumbs}
      <ReportHeading view={view} />
      {filter.range && (
        <ReportRange
          range={filter.range}
          onChoose={(range, preset) => choose({ ...filter, range }, preset)}
          note={comparison.line}
        >
          <CompareButton {...comparison} />
        </ReportRange>
      )}
      <AgeChoices
        list={list}
        isLoading={state === "loading"}
        fetchedAt={fetchedAt}
        onRefresh={opened.refresh}
      />
      {list.all.length > 0 && <ListChoices list={list} left={table.rows.length} />}
      <ReportBody view={view} />
      <RowLimit report={report} fetched={opened.rows.length} />
      <ReportFilter view={view} />
    </Page>
  );
}

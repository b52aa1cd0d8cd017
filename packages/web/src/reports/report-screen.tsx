import * as words from "#words/report";
import { lazyComponent } from "../browser/lazy.tsx";
import { useLazyWhileOpen } from "../browser/use-lazy-while-open.ts";
import { Page } from "../ui/layout/page.tsx";
import { CompareChoice } from "./compare/compare-choice.tsx";
import type { ModuleEntry } from "./definitions/catalogue.ts";
import { isInDialog, isSearched } from "./definitions/report.ts";
import { withField } from "./definitions/request-at.ts";
import { AgeChoices, ListChoices, RowLimit } from "./filter/list-choices.tsx";
import { RecordSearch, SearchedFor } from "./filter/record-search.tsx";
import { ReportRange } from "./filter/report-range.tsx";
import { ReportBody } from "./report-body.tsx";
import { ReportHeading } from "./report-heading.tsx";
import { ReportRefresh, ReportUpdated } from "./report-updated.tsx";
import { pinnedFilters } from "./rules/active-filter.ts";
import { ScreenPath } from "./screen-path.tsx";
import { ReportDeferred } from "./table/report-states.tsx";
import { type ReportView, type ReportViewInput, useReportView } from "./use-report-view.ts";

const FilterDialog = lazyComponent("deferred", "FilterDialog");
const MissingHours = lazyComponent("deferred", "MissingHours");

export type ReportScreenProps = ReportViewInput & { entry: ModuleEntry };

export function ReportScreen({ entry, ...input }: ReportScreenProps) {
  const view = useReportView(input);
  const { report, opened, addressFilter, choose, fetched, chosen, comparison, table } = view;
  const { state, status } = opened;
  const { missing } = comparison;
  return (
    <Page dense>
      <ScreenPath
        entry={entry}
        screen={report}
        title={view.title}
        company={view.company.id}
        linkQuery={view.linkQuery}
        range={addressFilter.range}
        preset={view.preset}
        comparing={comparison.chosen}
        {...pinnedFilters(report, addressFilter, chosen, table.search)}
      />
      <ReportHeading view={view} entry={entry} />
      {addressFilter.range && (
        <ReportRange
          range={addressFilter.range}
          preset={view.preset}
          onChoose={(range, preset) => choose(({ fields }) => ({ range, fields }), preset)}
          freshness={
            <>
              <ReportUpdated view={view} />
              <ReportRefresh view={view} />
            </>
          }
          note={status.isDeferred ? words.chosenWhenBack : comparison.line}
          roomForNote={comparison.roomForLine}
          noteAction={
            missing && (
              <MissingHours
                {...missing}
                onChoose={(range) => choose(({ fields }) => ({ range, fields }))}
              />
            )
          }
        >
          <CompareChoice {...comparison} />
        </ReportRange>
      )}
      {report.filters.filter(isSearched).map((field) => (
        <RecordSearch
          key={field.field}
          field={field}
          value={addressFilter.fields[field.field] ?? ""}
          onSearch={(value) => choose(withField(field.field, value))}
        />
      ))}
      {!addressFilter.range && <ReportDeferred {...status} />}
      <SearchedFor filters={view.activeFilters} />
      <AgeChoices {...{ report, fetched, chosen }} isAnswered={state === "answered"} />
      {fetched.length > 0 && (
        <ListChoices {...{ report, fetched, chosen }} left={table.rows.length} />
      )}
      <ReportBody view={view} />
      <RowLimit report={report} fetched={opened.rows.length} />
      <ReportFilter view={view} />
    </Page>
  );
}

function ReportFilter({ view }: { view: ReportView }) {
  const { report, company, opened, addressFilter, choose } = view;
  const { alert } = opened.status;
  const Opened = useLazyWhileOpen(FilterDialog, opened.status.isFilterOpen);
  return (
    Opened && (
      <Opened
        filters={report.filters.filter(isInDialog)}
        filter={addressFilter}
        alert={alert && words.alert(alert)}
        company={company.id}
        onApply={(filter) => choose(() => filter)}
        onClose={opened.closeFilter}
      />
    )
  );
}

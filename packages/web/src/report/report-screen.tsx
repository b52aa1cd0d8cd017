import * as words from "#words/report";
import { ScreenPath } from "../frame/screen-path.tsx";
import type { ModuleEntry } from "../modules/catalogue.ts";
import { isInDialog, isSearched } from "../modules/filter-field.ts";
import { withField } from "../modules/request-at.ts";
import { Behind } from "../platform/door.tsx";
import { useOpened } from "../platform/use-opened.ts";
import { Page } from "../ui/page.tsx";
import { CompareChoice } from "./compare/compare-choice.tsx";
import { later } from "./later/later-door.ts";
import { AgeChoices } from "./narrow/age-choices.tsx";
import { ListChoices, RowLimit } from "./narrow/list-choices.tsx";
import { ReportRange } from "./range/report-range.tsx";
import { ReportBody } from "./report-body.tsx";
import { ReportHeading } from "./report-heading.tsx";
import { ReportRefresh, ReportUpdated } from "./report-updated.tsx";
import { ReportDeferred } from "./rows/report-deferred.tsx";
import { pinnedOf } from "./rules/active-filter.ts";
import { RecordSearch, SearchedFor } from "./search/record-search.tsx";
import { type ReportView, type ReportViewInput, useReportView } from "./use-report-view.ts";

export type ReportScreenProps = ReportViewInput & { entry: ModuleEntry };

export function ReportScreen({ entry, ...input }: ReportScreenProps) {
  const view = useReportView(input);
  const { report, opened, asked, choose, fetched, chosen, comparison, table } = view;
  const { state, status } = opened;
  const { missing } = comparison;
  return (
    <Page dense>
      <ScreenPath
        entry={entry}
        screen={report}
        title={view.title}
        company={view.company.id}
        along={view.along}
        range={asked.range}
        named={view.preset}
        comparing={comparison.chosen}
        {...pinnedOf(report, asked, chosen, table.search)}
      />
      <ReportHeading view={view} module={entry.title} />
      {asked.range && (
        <ReportRange
          range={asked.range}
          named={view.preset}
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
              <Behind door={later}>
                {({ MissingHours }) => (
                  <MissingHours
                    {...missing}
                    onChoose={(range) => choose(({ fields }) => ({ range, fields }))}
                  />
                )}
              </Behind>
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
          value={asked.fields[field.field] ?? ""}
          onSearch={(value) => choose(withField(field.field, value))}
        />
      ))}
      {!asked.range && <ReportDeferred {...status} />}
      <SearchedFor narrowedBy={view.activeFilters} />
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

import { chosenWhenBack } from "#words/report";
import { ScreenPath } from "../frame/screen-path.tsx";
import type { ModuleEntry } from "../modules/catalogue.ts";
import { isSearched } from "../modules/filter-field.ts";
import { Behind } from "../platform/door.tsx";
import { Page } from "../ui/page.tsx";
import { CompareChoice } from "./compare/compare-choice.tsx";
import { withField } from "./filter/filter-in-address.ts";
import { later } from "./later/later-door.ts";
import { AgeChoices } from "./narrow/age-choices.tsx";
import { ListChoices } from "./narrow/list-choices.tsx";
import { RowLimit } from "./narrow/row-limit.tsx";
import { ReportRange } from "./range/report-range.tsx";
import { ReportBody } from "./report-body.tsx";
import { ReportFilter } from "./report-filter.tsx";
import { ReportHeading } from "./report-heading.tsx";
import { ReportRefresh, ReportUpdated } from "./report-updated.tsx";
import { ReportLater } from "./rows/report-later.tsx";
import { pinnedOf } from "./rules/in-force.ts";
import { RecordSearch } from "./search/record-search.tsx";
import { SearchedFor } from "./search/searched-for.tsx";
import { type ReportViewInput, useReportView } from "./use-report-view.ts";

export type ReportScreenProps = Omit<ReportViewInput, "module"> & { entry: ModuleEntry };

export function ReportScreen({ entry, ...input }: ReportScreenProps) {
  const view = useReportView({ ...input, module: entry.module });
  const { report, opened, asked, choose, list, comparison, table } = view;
  const { state } = opened;
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
        {...pinnedOf(report, asked, list.chosen, table.search)}
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
          note={opened.isLater ? chosenWhenBack : comparison.line}
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
      {!asked.range && <ReportLater {...opened} />}
      <SearchedFor {...view} />
      <AgeChoices list={list} isAnswered={state === "answered"} />
      {list.all.length > 0 && <ListChoices list={list} left={table.rows.length} />}
      <ReportBody view={view} />
      <RowLimit report={report} fetched={opened.rows.length} />
      <ReportFilter view={view} />
    </Page>
  );
}

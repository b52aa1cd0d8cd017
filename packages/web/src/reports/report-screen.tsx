import type { DateRange } from "machines/time/date-range";
import * as words from "#words/report";
import { lazyComponent } from "../browser/lazy.tsx";
import { useLazyWhileOpen } from "../browser/use-lazy-while-open.ts";
import { Page } from "../ui/layout/page.tsx";
import { useMinWidth } from "../ui/use-min-width.ts";
import { CompareChoice } from "./compare/compare-choice.tsx";
import type { ModuleEntry } from "./definitions/catalogue.ts";
import { isInDialog } from "./definitions/report.ts";
import {
  AgeChoices,
  ChoiceCounts,
  hasChoices,
  ListChoices,
  RowLimit,
} from "./filter/list-choices.tsx";
import { RecordSearches, SearchedFor } from "./filter/record-search.tsx";
import { ReportRange } from "./filter/report-range.tsx";
import { ReportHeading } from "./heading/report-heading.tsx";
import { ReportOnPhone } from "./heading/report-on-phone.tsx";
import { ReportRefresh, ReportUpdated } from "./heading/report-updated.tsx";
import { ScreenPath } from "./heading/screen-path.tsx";
import { type ReportView, type ReportViewInput, useReportView } from "./heading/use-report-view.ts";
import { ReportBody } from "./report-body.tsx";
import { pinnedFilters } from "./rules/active-filter.ts";
import { ReportDeferred } from "./table/report-states.tsx";

const FilterDialog = lazyComponent("deferred", "FilterDialog");
const MissingHours = lazyComponent("deferred", "MissingHours");

export type ReportScreenProps = ReportViewInput & { entry: ModuleEntry };

export function ReportScreen({ entry, ...input }: ReportScreenProps) {
  const view = useReportView(input);
  const { report, opened, addressFilter, chosen, comparison, table } = view;
  const { status } = opened;
  const hasRoom = useMinWidth();
  const path = {
    ...{ entry, screen: report, title: view.title, company: view.company.id },
    linkQuery: view.linkQuery,
    range: addressFilter.range,
    preset: view.preset,
    comparing: comparison.chosen,
    ...pinnedFilters(report, addressFilter, chosen, table.search),
  };
  return (
    <Page dense>
      {hasRoom ? (
        <>
          <ScreenPath {...path} />
          <ReportHeading view={view} entry={entry} />
          {addressFilter.range && <Range view={view} range={addressFilter.range} />}
        </>
      ) : (
        <ReportOnPhone view={view} path={path} />
      )}
      {hasRoom && <RecordSearches view={view} />}
      {hasRoom && !addressFilter.range && <ReportDeferred {...status} />}
      <SearchedFor filters={view.activeFilters} />
      {hasRoom && <Choices view={view} />}
      <ReportBody view={view} />
      <RowLimit report={report} fetched={opened.rows.length} />
      <ReportFilter view={view} />
    </Page>
  );
}

function Range({ view, range }: { view: ReportView; range: DateRange }) {
  const { preset, choose, comparison } = view;
  const { missing } = comparison;
  return (
    <ReportRange
      range={range}
      preset={preset}
      onChoose={(range, preset) => choose(({ fields }) => ({ range, fields }), preset)}
      freshness={
        <>
          <ReportUpdated view={view} />
          <ReportRefresh view={view} />
        </>
      }
      note={view.opened.status.isDeferred ? words.chosenWhenBack : comparison.line}
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
  );
}

function Choices({ view: { report, opened, fetched, chosen, table } }: { view: ReportView }) {
  const hasRows = hasChoices(report) && fetched.length > 0;
  return (
    <>
      <AgeChoices {...{ report, fetched, chosen }} isAnswered={opened.state === "answered"} />
      {hasRows && <ListChoices {...{ report, fetched, chosen }} />}
      {hasRows && <ChoiceCounts {...{ report, fetched }} left={table.rows.length} />}
    </>
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

import { isOffered, type Offered } from "machines/offered";
import { tollGrandTotal } from "machines/reports/money";
import { addDays } from "machines/time/calendar-day";
import {
  type DataOf,
  getTollplazaCollectionReport,
  getTollplazaSummary,
  listTollplazaCollections,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import { dateLabel } from "#words/dates";
import { allVehiclesInside, totalAmount } from "#words/modules";
import * as words from "#words/report";
import { useAddress } from "../../browser/address.ts";
import { lazyComponent } from "../../browser/lazy.tsx";
import { useQuery } from "../../browser/query.ts";
import { updatedAt } from "../../i18n/clock.ts";
import { count, money, withSign } from "../../i18n/figures.ts";
import { ErrorBoundary } from "../../layout/error-boundary.tsx";
import { useCurrency, useReportingClock } from "../../state/reporting.tsx";
import { useOffered } from "../../state/use-offered.ts";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Link } from "../../ui/link.tsx";
import { type DescriptionItem, DescriptionList } from "../../ui/table/description-list.tsx";
import { LastUpdatedBar, RefreshButton } from "../../ui/table/last-updated.tsx";
import { useMinWidth } from "../../ui/use-min-width.ts";
import { addressOf } from "../definitions/address-of.ts";
import { fieldOf } from "../rules/cells.ts";
import type { Row } from "../rules/figures.ts";
import { rowsWithFields } from "../rules/rows.ts";
import { useReport } from "../state/use-report.ts";
import { ReportDeferred, ReportStates } from "../table/report-states.tsx";
import * as styles from "./toll-summary.css.ts";

const TollChecks = lazyComponent("deferred", "TollChecks");

const filter = { range: null, fields: {} };
const fields = [
  "total_entry_count",
  "total_entry_amount",
  "total_exited_count",
  "total_non_exited_count",
  "total_overstay_count",
  "total_overstay_amount",
] as const satisfies (keyof DataOf<typeof getTollplazaSummary>)[];

export function TollSummary({ company }: { company: string }) {
  const clock = useReportingClock();
  const report = useReport({ operation: getTollplazaSummary, company, filter });
  const { rows, state, status, refresh } = report;
  const { fetchedAt } = status;
  const offered = useOffered();
  const linked = useLinked(fetchedAt, offered);
  const sign = useCurrency();
  const [summary] = rowsWithFields(
    fields,
    rows.map((row) => fieldOf(row, "figures")),
  );
  const day = dateLabel(clock.serviceDay(fetchedAt ?? new Date()));
  const hasRoom = useMinWidth();
  const isLoading = state === "loading";
  return (
    <Panel
      title={words.tollSummary(day)}
      action={
        !hasRoom && (
          <RefreshButton
            time={fetchedAt === null ? null : clock.time(fetchedAt)}
            isLoading={isLoading}
            onRefresh={refresh}
          />
        )
      }
    >
      <p className={styles.scope}>
        {words.onlyEnteredSince(day)}{" "}
        {isOffered(listTollplazaNonExitedVehicles, offered) && (
          <Link href={inside.route}>{allVehiclesInside}</Link>
        )}
      </p>
      {hasRoom && (
        <LastUpdatedBar
          time={fetchedAt === null ? null : updatedAt(fetchedAt, clock, Date.now())}
          isLoading={isLoading}
          onRefresh={refresh}
        />
      )}
      <ReportDeferred {...status} />
      <ReportStates report={report} rows={7} columns={2}>
        {summary ? (
          <>
            <DescriptionList terms={figuresOf(summary, sign).map(linked)} />
            <ErrorBoundary resetKey="" fallback={null}>
              <TollChecks summary={summary} />
            </ErrorBoundary>
          </>
        ) : (
          <EmptyState />
        )}
      </ReportStates>
    </Panel>
  );
}

/** The passages of the day, their sums by lane and vehicle class, and the vehicles inside. */
const passages = {
  route: "/toll-plaza/collection-details",
  operation: listTollplazaCollections,
};
const sums = { route: "/toll-plaza/report", operation: getTollplazaCollectionReport };
const inside = {
  route: "/toll-plaza/non-exited-vehicle-list",
  operation: listTollplazaNonExitedVehicles,
};

type Figure = Omit<DescriptionItem, "value"> & {
  value: string;
  of: typeof passages | typeof sums | typeof inside;
};

function figuresOf(summary: Row, sign: string): Figure[] {
  const inCurrency = (amount: unknown) => withSign(money(amount), sign);
  return [
    {
      term: words.tollTitles.total_entry_count,
      value: count(summary.total_entry_count),
      of: passages,
    },
    {
      term: words.tollTitles.total_entry_amount,
      value: inCurrency(summary.total_entry_amount),
      tone: "moneyIn",
      of: sums,
    },
    {
      term: words.tollTitles.total_exited_count,
      value: count(summary.total_exited_count),
      of: passages,
    },
    {
      term: words.tollTitles.total_non_exited_count,
      value: count(summary.total_non_exited_count),
      of: inside,
    },
    {
      term: words.tollTitles.total_overstay_count,
      value: count(summary.total_overstay_count),
      of: sums,
    },
    {
      term: words.tollTitles.total_overstay_amount,
      value: inCurrency(summary.total_overstay_amount),
      tone: "overstay",
      of: sums,
    },
    { term: totalAmount, value: inCurrency(tollGrandTotal(summary)), strong: true, of: sums },
  ];
}

/** Each figure leads to what it is made of, on the service day on which it was fetched, where the host answers that. */
function useLinked(
  fetchedAt: number | null,
  offered: Offered,
): (figure: Figure) => DescriptionItem {
  const clock = useReportingClock();
  const { page } = useAddress();
  const query = useQuery();
  const day = clock.serviceDay(fetchedAt ?? new Date());
  const parts = { query, range: { from: day, to: addDays(day, 1) } };
  return ({ value, of, ...term }) => ({
    ...term,
    value: isOffered(of.operation, offered) ? (
      <Link href={addressOf(of, parts)} from={page} aria-label={`${value}, ${term.term}`}>
        {value}
      </Link>
    ) : (
      value
    ),
  });
}

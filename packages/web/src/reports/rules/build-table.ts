import type { ReportingClock } from "machines/time/reporting-clock";
import type { Report } from "../definitions/report.ts";
import { barsOf } from "./charts.ts";
import { compareRows, type EarlierRows, withComparedColumns } from "./compare.ts";
import { type Order, type Row, sortRows, totalsByStatus, totalsOf } from "./figures.ts";
import { narrowRows, type RowChoices } from "./narrowing.ts";

export type TableChoices = {
  /** By which the rows are narrowed. */
  chosen: RowChoices;
  /** The rows of the compared range; and where both count until the same hour, the report's own until then. */
  comparison: (EarlierRows & { own: readonly Row[] | null }) | null;
  order: Order | undefined;
  clock: ReportingClock;
};

export type BuiltTable = ReturnType<typeof buildTable>;

/** Narrows, compares, sorts and sums the rows of a report. */
export const buildTable = (report: Report, rows: readonly Row[], choices: TableChoices) =>
  createTableBuilder()(report, rows, choices);

/** Remembers each step of the last table: sorting compares nothing again. */
export function createTableBuilder() {
  const narrow = remember(narrowRows);
  const describe = remember((report: Report, isCompared: boolean) =>
    isCompared ? withComparedColumns(report) : report,
  );
  const compare = remember(
    (
      report: Report,
      rows: readonly Row[],
      earlier: readonly Row[],
      days: EarlierRows["days"],
      clock: ReportingClock,
    ) => compareRows(report, rows, { rows: earlier, days }, clock),
  );
  const sort = remember(sortRows);
  const sum = remember(sumsOf);
  return (
    report: Report,
    fetched: readonly Row[],
    { chosen, comparison, order, clock }: TableChoices,
  ) => {
    const narrowed = narrow(fetched, report, chosen);
    const shown = describe(report, comparison !== null);
    const all = comparison
      ? compare(report, comparison.own ?? narrowed, comparison.rows, comparison.days, clock)
      : narrowed;
    const sums = sum(shown, all);
    return {
      /** With the columns and totals of a comparison. */
      report: shown,
      /** What the times of the rows go by. */
      clock,
      /** What the choices leave of the rows that were fetched. */
      left: narrowed,
      /** In the order in which they came, those of the compared range included. */
      all,
      sorted: sort(all, shown.columns, order),
      order,
      /** Of all rows, whatever is searched for. */
      get totals() {
        return sums.totals();
      },
      /** Of all rows by status, where the totals leave one out. */
      get byStatus() {
        return sums.byStatus();
      },
      /** Of all rows, so that a search changes no bar. */
      get bars() {
        return sums.bars();
      },
    };
  };
}

/** Sums and bars of all rows, calculated once and when they are read: for ten thousand rows, they take longer than drawing those in sight. */
export function sumsOf(report: Report, rows: readonly Row[]) {
  return {
    totals: once(() => totalsOf(rows, report)),
    /** By status, where the totals leave one out. */
    byStatus: once(() => totalsByStatus(rows, report)),
    bars: once(() => barsOf(report, rows)),
  };
}

function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** Returns the last result while the arguments are the same. */
function remember<Args extends readonly unknown[], Result>(work: (...args: Args) => Result) {
  let last: { args: Args; result: Result } | undefined;
  return (...args: Args): Result => {
    const isSame = last?.args.every((one, at) => one === args[at]);
    if (!last || !isSame) last = { args, result: work(...args) };
    return last.result;
  };
}

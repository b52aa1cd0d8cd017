import type { Report } from "../../modules/report.ts";
import { type Row, totalsByStatus, totalsOf } from "./figures.ts";
import { barsOf } from "./pictures.ts";

/** What is said of all rows, worked out once and when it is asked for: of ten thousand, it takes longer than to draw those in sight. */
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

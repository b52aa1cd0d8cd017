import type { ConnectionEvent } from "./connection.ts";
import type { Filter, ReportFailure, ReportPage, ReportRequest } from "./report-request.ts";

export type ReportInput = Pick<ReportRequest, "report" | "company">;

/** What a report is told: by its filter, by its screen, and by the browser. */
export type ReportEvent =
  | { type: "filter.accepted"; filter: Filter }
  | { type: "filter.refused" }
  | { type: "report.refreshed" }
  | { type: "report.stopped" }
  | { type: "more.wanted" }
  | ConnectionEvent;

/** What it knows beside its state. */
export type ReportContext = ReportInput & {
  /** What the rows are asked with; null where nothing is asked. */
  filter: Filter | null;
  rows: ReportPage["rows"];
  next: string | null;
  fetchedAt: number | null;
  /** Why there are no rows, after a request that failed. */
  failure: ReportFailure | null;
  isOffline: boolean;
  /** What is asked when the connection is back, while other rows are shown. */
  wanted: Filter | null;
};

/** A report's rows as the type that its screen asked for: `rowsOf<Schemas["CounterRow"]>(snapshot)`. */
export function rowsOf<Row>({ context }: { context: ReportContext }): readonly Row[] {
  return context.rows as readonly Row[];
}

import type { ConnectionEvent } from "../connection.ts";
import type { ComparisonPeriod } from "../time/compared-range.ts";
import type {
  Filter,
  ReportFailure,
  ReportPage,
  ReportQuery,
  ReportRequest,
} from "./report-request.ts";

export type ReportInput = ReportQuery & {
  /** The most days of a range, where they are fewer than for all. */
  maxDays?: number;
  /** Fields without which nothing is requested. */
  required?: readonly string[];
  /** Of a list in pages, the field that tells one record from another. */
  key?: string | null;
  /** Whether its rows stay while they are requested again. */
  staysOnRefresh?: boolean;
};

/** What a report is compared with, and whether a person chose it. */
export type ComparisonChoice = { comparing: ComparisonPeriod; isByUser: boolean };

/** Whether a filter may be asked: another object for each time that it is decided. */
type Decision = { isAccepted: boolean };

/** The actors that a report starts, by their ids. */
export type ReportChildren = {
  filter: "filter";
  rows: "rows";
  comparison: "comparison";
  refresh: "refresh";
  refreshRows: "refreshRows";
  allPages: "allPages";
};

export type ReportContext = Required<ReportInput> & {
  decision: Decision | null;
  /** What the rows were asked with; null where nothing is requested. */
  asked: Filter | null;
  /** When the rows came that are shown; null while there are none. */
  fetchedAt: number | null;
  isOffline: boolean;
  /** Why the last refresh failed; null where it did not. */
  failure: ReportFailure | null;
  comparing: ComparisonChoice | null;
  /** Whether the rows of the compared range are there. */
  isCompared: boolean;
};

/** What its screen tells a report; filter, rows and pages are told by themselves. */
export type ReportEvent =
  | { type: "report.refreshed" }
  | ({ type: "comparison.requested" } & ComparisonChoice)
  | { type: "comparison.dropped" };

export type FilterInput = Pick<ReportInput, "filter" | "maxDays" | "required">;

export type FilterContext = Required<FilterInput> & {
  decision: Decision | null;
  /** Why the range that was last tried is refused. */
  alert: string | null;
};

export type FilterEvent =
  | { type: "filter.opened" }
  | { type: "filter.closed" }
  | { type: "filter.applied"; filter: Filter }
  | { type: "address.changed"; filter: Filter };

export type RowsInput = Pick<ReportRequest, "operation" | "company">;

export type RowsEvent =
  | { type: "filter.accepted"; filter: Filter }
  | { type: "filter.refused" }
  | { type: "report.refreshed" }
  | { type: "report.stopped" }
  | { type: "more.requested" }
  | { type: "rows.renewed"; page: ReportPage }
  | ConnectionEvent;

export type RowsContext = RowsInput & {
  /** What the rows are requested with; null where nothing is requested. */
  filter: Filter | null;
  rows: ReportPage["rows"];
  next: string | null;
  fetchedAt: number | null;
  /** Why there are no rows, after a request that failed. */
  failure: ReportFailure | null;
  isOffline: boolean;
  /** What is requested when the connection is back, while other rows are shown. */
  wanted: Filter | null;
};

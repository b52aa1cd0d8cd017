import type { Operation } from "partner-sdk";
import type { ComparisonPeriod } from "../time/compared-range.ts";
import type { DateRange } from "../time/date-range.ts";

/** A range (none for a list without dates) and the other fields of the filter by name. */
export type Filter = { range: DateRange | null; fields: Readonly<Record<string, string>> };

export type ReportOperation = Extract<Operation, { method: "GET" }>;

/** A report of a company with a filter. */
export type ReportQuery = { operation: ReportOperation; company: string; filter: Filter };

/** What is requested: a report, from which page on. */
export type ReportRequest = ReportQuery & { cursor: string | null };

/** What is answered: rows, the cursor of the next page if there is one, and when it came. */
export type ReportPage<Row = unknown> = {
  rows: readonly Row[];
  next: string | null;
  fetchedAt: number;
};

/** The report of the range that another is compared with. */
export type ComparisonRequest = ReportQuery & {
  comparing: ComparisonPeriod;
  /** Whether a person chose it. */
  isByUser: boolean;
};

export type ComparisonResult = {
  /** The rows of the compared range. */
  rows: readonly unknown[];
  /** The report's own rows until the same hour; null where both ranges are over. */
  ownRows: readonly unknown[] | null;
  /** The time that the two ranges were derived from. */
  at: number;
};

/** A report that is requested again while its rows stay. */
export type RefreshRequest = ReportQuery & {
  comparing: ComparisonPeriod | null;
  /** Whether rows without their comparison would take one off the screen. */
  needsComparison: boolean;
  /** Whether a person asked for it. */
  isByUser: boolean;
};

export type RefreshedReport = { page: ReportPage; compared: ComparisonResult | null };

/** What is known of a request that failed. */
export type ReportFailure = {
  /** Null where there was no answer. */
  status: number | null;
  /** Seconds to wait, where the service said so. */
  retryAfter: number | null;
};

/** Whether two filters ask for the same rows. */
export function isSameFilter(one: Filter, other: Filter): boolean {
  const { from, to } = one.range ?? {};
  const fields = Object.keys({ ...one.fields, ...other.fields });
  return (
    from === other.range?.from &&
    to === other.range?.to &&
    fields.every((field) => (one.fields[field] ?? "") === (other.fields[field] ?? ""))
  );
}

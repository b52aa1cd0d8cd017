import type { Operation } from "partner-sdk";

/** Dates as YYYY-MM-DD: from 03:00 on `from` to 03:00 on `to`. */
export type DateRange = { from: string; to: string };

/** A range (none for a list without dates) and the other fields of the filter by name. */
export type Filter = { range: DateRange | null; fields: Readonly<Record<string, string>> };

/** What a range is compared with: the range before, or the same days a week, a month or a year earlier. */
export type Comparing = "before" | "week" | "month" | "year";

export type ReportOperation = Extract<Operation, { method: "GET" }>;

/** A report of a company with a filter. */
export type AskedReport = { operation: ReportOperation; company: string; filter: Filter };

/** What is asked: a report, from which page on. */
export type ReportRequest = AskedReport & { cursor: string | null };

/** What is answered: rows, the cursor of the next page if there is one, and when it came. */
export type ReportPage<Row = unknown> = {
  rows: readonly Row[];
  next: string | null;
  fetchedAt: number;
};

/** The report of the range that another is compared with. */
export type ComparisonRequest = AskedReport & {
  comparing: Comparing;
  /** Whether a person chose it. */
  isWished: boolean;
};

export type Compared = {
  /** The rows of the compared range. */
  rows: readonly unknown[];
  /** The report's own rows until the same hour; null where both ranges are over. */
  ownRows: readonly unknown[] | null;
  /** The time that the two ranges were derived from. */
  at: number;
};

/** A report that is asked again while its rows stay. */
export type RefreshRequest = AskedReport & {
  comparing: Comparing | null;
  /** Whether rows without their comparison would take one off the screen. */
  needsComparison: boolean;
  /** Whether a person asked for it. */
  isWished: boolean;
};

export type RefreshedReport = { page: ReportPage; compared: Compared | null };

/** What is known of a request that failed. */
export type ReportFailure = {
  /** Null where there was no answer. */
  status: number | null;
  /** Seconds to wait, where the service said so. */
  retryAfter: number | null;
};

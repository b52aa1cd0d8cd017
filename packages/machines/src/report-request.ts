/** Dates as YYYY-MM-DD: from 03:00 on `from` to 03:00 on `to`. */
export type DateRange = { from: string; to: string };

/** A range (none for a list without dates) and the other fields of the filter by name. */
export type Filter = { range: DateRange | null; fields: Readonly<Record<string, string>> };

/** What is asked: which report, of which company, with which filter, from which page on. */
export type ReportRequest = {
  report: string;
  company: string;
  filter: Filter;
  cursor: string | null;
};

/** What is asked beside what is shown already, and whether a person wished for it. */
export type WishedRequest = ReportRequest & { isWished: boolean };

/** What is answered: rows, the cursor of the next page if there is one, and when it came. */
export type ReportPage<Row = unknown> = {
  rows: readonly Row[];
  next: string | null;
  fetchedAt: number;
};

/** What is known of a request that failed. */
export type ReportFailure = {
  /** Null where there was no answer. */
  status: number | null;
  /** Seconds to wait, where the service said so. */
  retryAfter: number | null;
};

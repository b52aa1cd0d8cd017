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

/** What is answered: rows, the cursor of the next page if there is one, and when it came. */
export type ReportPage<Row = unknown> = {
  rows: readonly Row[];
  next: string | null;
  fetchedAt: number;
};

export type ReportId = `report.${string}`;

export type ReportInput = {
  report: string;
  company: string;
  filter: Filter;
  /** The most days of a range, where they are fewer than for all. */
  maxDays?: number;
  /** Fields without which nothing is asked. */
  required?: readonly string[];
};

export type ReportContext = Omit<ReportRequest, "cursor"> & {
  maxDays: number;
  required: readonly string[];
  alert: string | null;
  rows: readonly unknown[];
  next: string | null;
  fetchedAt: number | null;
};

export type ReportEvent =
  | { type: "filter.opened" }
  | { type: "filter.closed" }
  | { type: "filter.applied"; filter: Filter }
  | { type: "report.refreshed" }
  | { type: "report.stopped" }
  | { type: "more.wanted" };

/** A report's rows as the type that its screen asked for: `rowsOf<Schemas["CounterRow"]>(snapshot)`. */
export function rowsOf<Row>({ context }: { context: ReportContext }): readonly Row[] {
  return context.rows as readonly Row[];
}

import { type DateRange, type Filter, rangeAlert } from "machines";
import { previousRange, rangeLabel } from "machines/formats";
import { useMemo } from "react";
import type { Report } from "../../modules/report.ts";
import { goToQuery, useQuery } from "../../platform/address.ts";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { useEarlierReport } from "../../portal/use-earlier-report.ts";
import { compared, comparing, isComparable, noPercentages } from "../rules/compare.ts";
import type { Row } from "../rules/figures.ts";
import { isDaily } from "../rules/pictures.ts";
import { rowsIn } from "../rules/rows.ts";
import { isComparedIn, withComparison } from "./compared-in-address.ts";

export type ComparisonInput = {
  report: Report;
  company: string;
  filter: Filter;
  rows: readonly Row[];
  /** Whether the rows are the whole answer. */
  isAnswered: boolean;
  fetchedAt: number | null;
};

/** A report beside that of the range before, while the address says so. */
export function useComparison(input: ComparisonInput) {
  const { report, company, filter, rows, isAnswered, fetchedAt } = input;
  const query = useQuery();
  const clock = useReportingClock();
  const isOn = isComparable(report) && isComparedIn(query);
  const before = rangeBefore(filter.range);
  const earlier = useEarlierReport(
    (isOn || isDaily(report)) && before
      ? { report: report.operation.path, company, filter: { ...filter, range: before } }
      : null,
  );
  const earlierRows = useMemo(() => rowsIn(report, earlier.rows), [report, earlier.rows]);
  const running =
    filter.range && fetchedAt !== null
      ? noPercentages(filter.range, clock.serviceDay(fetchedAt))
      : null;
  const isWhole = running === null;
  const isReady = isOn && before !== null && isAnswered && earlier.state === "ready";
  const { range } = filter;
  const { from, to } = before ?? { from: "", to: "" };
  const both = useMemo(() => {
    if (!isReady || !range) return { report, rows };
    const old = { rows: earlierRows, range: { from, to } };
    return { report: comparing(report, isWhole), rows: compared(report, rows, range, old) };
  }, [isReady, report, isWhole, rows, range, earlierRows, from, to]);
  const note = isReady && running ? ` ${running}` : "";
  return {
    ...both,
    isPossible: isComparable(report) && before !== null,
    isOn,
    /** The rows of the previous range, once they are known. */
    earlier: before && earlier.state === "ready" ? earlierRows : null,
    line: isOn && before ? lines[earlier.state](rangeLabel(before)) + note : "",
    /** The range that the rows are compared with, and why there are no percentages. */
    against: isReady && before ? { range: before, running } : null,
    toggle: () => goToQuery(withComparison(query, !isOn)),
  };
}

const lines = {
  unwanted: () => "",
  unconnected: (range: string) =>
    `You are offline. What to compare with is requested when the connection is back (${range}).`,
  loading: (range: string) => `Comparing with ${range}.`,
  ready: (range: string) => `Compared with ${range}.`,
  failed: (range: string) => `The figures to compare with could not be fetched (${range}).`,
};

function rangeBefore(range: DateRange | null): DateRange | null {
  return range && rangeAlert(range) === null ? previousRange(range) : null;
}

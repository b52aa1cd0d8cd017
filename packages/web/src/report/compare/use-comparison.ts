import type { Filter } from "machines";
import { type Comparing, comparedRange, counterparts } from "machines/formats";
import type { Module } from "partner-sdk";
import { useMemo } from "react";
import { rangeLabel } from "#words/dates";
import * as words from "#words/report";
import type { Report } from "../../modules/report.ts";
import { setInQuery, useQuery } from "../../platform/query.ts";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { useEarlierReport } from "../../portal/use-earlier-report.ts";
import { asCompared, compared, isComparable, noPercentages } from "../rules/compare.ts";
import { comparedInWords, comparingsOf, unlikeInWords } from "../rules/comparings.ts";
import type { Row } from "../rules/figures.ts";
import { isDaily } from "../rules/pictures.ts";
import { rowsIn } from "../rules/rows.ts";
import { sameHoursInWords } from "../rules/same-hours.ts";
import { comparedEntry, comparingIn } from "./compared-in-address.ts";
import { useSameHours } from "./use-same-hours.ts";

export type ComparisonInput = {
  report: Report;
  module: Module;
  company: string;
  filter: Filter;
  rows: readonly Row[];
  /** Whether the rows are the whole answer. */
  isAnswered: boolean;
  fetchedAt: number | null;
};

/** A report beside that of an earlier range, while the address says so. */
export function useComparison(input: ComparisonInput) {
  const { report, module, company, filter, rows, isAnswered, fetchedAt } = input;
  const { range } = filter;
  const query = useQuery();
  const clock = useReportingClock();
  const offered = useMemo(
    () => (range && isComparable(report) ? comparingsOf(range) : []),
    [range, report],
  );
  const chosen = isComparable(report) ? comparingIn(query) : null;
  const comparing = chosen ?? (isDaily(report) ? offered[0]?.comparing : undefined);
  const before = range && comparing ? comparedRange(range, comparing) : null;
  const earlier = useEarlierReport(
    before
      ? {
          report: report.operation.path,
          company,
          filter: { ...filter, range: before },
          isWished: chosen !== null,
        }
      : null,
  );
  const earlierRows = useMemo(() => rowsIn(report, earlier.rows), [report, earlier.rows]);
  const today = clock.serviceDay(fetchedAt ?? Date.now());
  const isKnown = before !== null && isAnswered && earlier.state === "ready";
  const { hours, areHoursComing } = useSameHours({
    ...{ report, module, company, filter, rows, today },
    compared: isKnown && range && comparing ? { range, comparing } : null,
    earlier: earlierRows,
  });
  const running = range && noPercentages(range, today, hours !== null);
  const isWhole = running === null;
  const isReady = chosen !== null && isKnown;
  const both = useMemo(() => {
    if (!isReady || !range || !chosen) return { report, rows };
    const days = counterparts(range, chosen);
    return {
      report: asCompared(report, isWhole),
      rows: compared(report, rows, { rows: earlierRows, days }, clock),
    };
  }, [isReady, report, isWhole, rows, range, earlierRows, chosen, clock]);
  const note = range && before ? `${unlikeInWords(range, before)} ${running ?? ""}`.trim() : "";
  const line = (state: State) => {
    if (!range || !chosen || offered.length === 0) return "";
    if (!before) {
      return words.tooLongToCompare(comparedInWords(range, chosen));
    }
    return lines[state](rangeLabel(before), note);
  };
  return {
    ...both,
    /** What the range can be compared with, in words. */
    offered,
    chosen,
    choose: (next: Comparing | null) => setInQuery(comparedEntry, next),
    /** The rows of the earlier range, once they are known, and what it is. */
    earlier:
      range && comparing && before && earlier.state === "ready"
        ? { rows: earlierRows, words: comparedInWords(range, comparing) }
        : null,
    line: line(earlier.state),
    /** The longest that the line becomes: it takes the room of it from the start. */
    roomForLine: line("loading"),
    /** The totals of both up to the same hour, where the running day is compared. */
    hours,
    areHoursComing,
    /** The range that the rows are compared with, and what has to be known of it. */
    against:
      isReady && before
        ? {
            range: before,
            note: hours ? `${note} ${sameHoursInWords(hours)}.` : note,
          }
        : null,
  };
}

type State = ReturnType<typeof useEarlierReport>["state"];

const lines: Record<State, (range: string, note: string) => string> = {
  unwanted: () => "",
  unconnected: words.comparedWhenBack,
  loading: words.comparing,
  ready: words.compared,
  failed: words.notCompared,
};

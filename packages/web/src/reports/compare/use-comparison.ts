import { type ComparisonPeriod, comparedRange, counterparts } from "machines/time/compared-range";
import { isRunning } from "machines/time/reporting-window";
import { useLayoutEffect, useMemo } from "react";
import * as words from "#words/report";
import { setInQuery, useQuery } from "../../browser/query.ts";
import { timeOfDay } from "../../i18n/clock.ts";
import { usePortalValue } from "../../state/portal-context.ts";
import { useReportingClock } from "../../state/reporting.tsx";
import type { Report } from "../definitions/report.ts";
import { isDaily } from "../rules/charts.ts";
import { isComparable } from "../rules/compare.ts";
import {
  comparedInWords,
  comparedRanges,
  compareParam,
  comparisonFromQuery,
  comparisonNote,
  comparisonOptions,
  earlierRangeInWords,
  versusInShort,
} from "../rules/compared-ranges.ts";
import { reportRows } from "../rules/rows.ts";
import type { OpenReport } from "../state/use-report.ts";

/** What a report is compared with while the address says so, and what is said of that. */
export function useComparison(report: Report, { state, status, compare }: OpenReport) {
  const { filter, fetchedAt, comparison } = status;
  const { compared } = comparison;
  const { range } = filter;
  const query = useQuery();
  const clock = useReportingClock();
  const hasSameHours = usePortalValue(({ context }) =>
    context.reporting.features.includes("same_hours"),
  );
  const offered = useMemo(
    () => (range && isComparable(report) ? comparisonOptions(range) : []),
    [range, report],
  );
  const chosen = isComparable(report) ? comparisonFromQuery(query) : null;
  const comparing = chosen ?? (isDaily(report) ? offered[0]?.comparing : undefined);
  const isByUser = chosen !== null;
  // Before the screen is painted: it never shows the rows of another range.
  useLayoutEffect(() => {
    compare(comparing ? { comparing, isByUser } : null);
  }, [compare, comparing, isByUser]);

  const at = compared?.at ?? fetchedAt ?? Date.now();
  const ranges = comparing ? comparedRanges(range, comparing, { at, clock, hasSameHours }) : null;
  const isKnown = ranges !== null && state === "answered" && compared !== null;
  const earlierRows = useMemo(
    () => (compared ? reportRows(report, compared.rows) : []),
    [report, compared],
  );
  const ownRows = useMemo(
    () => (compared?.ownRows ? reportRows(report, compared.ownRows) : null),
    [report, compared],
  );
  const days = useMemo(
    () => (range && chosen ? counterparts(range, chosen) : null),
    [range, chosen],
  );
  const goesOn = range !== null && isRunning(range, clock.serviceDay(at));
  const isTooLong = range !== null && chosen !== null && comparedRange(range, chosen) === null;
  const isMissing = goesOn && !ranges && !isTooLong;
  const isFailed = ranges?.until && comparison.state === "failed";
  const line = (state: State) => {
    if (!range || !chosen || offered.length === 0) return "";
    if (isTooLong) return words.tooLongToCompare(comparedInWords(range, chosen));
    return ranges ? lines[state](earlierRangeInWords(ranges), comparisonNote(ranges)) : "";
  };
  const isShown = isKnown && days !== null;
  const isExpected = comparison.state === "loading" || comparison.state === "ready";
  return {
    /** What the range can be compared with, in words. */
    offered,
    chosen,
    choose: (next: ComparisonPeriod | null) => setInQuery(compareParam, next),
    /** The rows of the compared range, those of the report until the same hour, and which days belong together. */
    rows: isShown ? { rows: earlierRows, own: ownRows, days } : null,
    /** The rows of the earlier range, once they are known, and what it is. */
    earlier:
      range && comparing && isKnown
        ? { rows: earlierRows, words: comparedInWords(range, comparing) }
        : null,
    line: line(comparison.state),
    /** What it is set against, in a few words; empty where the line has more to say. */
    short: chosen && offered.length > 0 && ranges && isExpected ? versusInShort(ranges) : "",
    /** The longest that the line becomes: it takes the room of it from the start. */
    roomForLine: line("loading"),
    /** Both ranges count until this time of their last day, which these rows are of. */
    sameHours:
      isKnown && ranges.until && ownRows ? { until: timeOfDay(ranges.until), rows: ownRows } : null,
    /** A range that goes on, where the hours that it lacks cannot be left out of the other one. */
    missing:
      range && chosen && offered.length > 0 && (isMissing || isFailed)
        ? { range, today: clock.serviceDay(at), now: isMissing ? clock.wallTime(at) : null }
        : null,
    /** The ranges that are compared, where their rows are. */
    comparedRanges: isShown ? ranges : null,
  };
}

type State = OpenReport["status"]["comparison"]["state"];

const lines: Record<State, (range: string, note: string) => string> = {
  idle: () => "",
  unconnected: words.comparedWhenBack,
  loading: words.comparing,
  ready: words.compared,
  failed: words.notCompared,
};

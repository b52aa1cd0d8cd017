import type { DateRange, Filter } from "machines";
import { type Comparing, comparedRange, counterparts, isRunning } from "machines/formats";
import type { Module } from "partner-sdk";
import { useMemo } from "react";
import * as words from "#words/report";
import type { Report } from "../../modules/report.ts";
import { useArrival } from "../../platform/door.tsx";
import { setInQuery, useQuery } from "../../platform/query.ts";
import { useReportingClock } from "../../portal/reporting-clock.tsx";
import { useEarlierReport } from "../../portal/use-earlier-report.ts";
import { useFeatures } from "../../portal/use-features.ts";
import { timeOfDay } from "../../text/time-of-day.ts";
import { later } from "../later/later-door.ts";
import { isComparable } from "../rules/comparable.ts";
import { comparedInWords, comparingsOf } from "../rules/comparings.ts";
import type { Row } from "../rules/figures.ts";
import { isDaily } from "../rules/pictures.ts";
import { rowsIn } from "../rules/rows.ts";
import { beforeInWords, type ComparedRanges, noteInWords, sameHours } from "../rules/same-hours.ts";
import { comparedEntry, comparingIn } from "./compared-in-address.ts";

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
  const { report, module, company, filter, isAnswered, fetchedAt } = input;
  const { range } = filter;
  const query = useQuery();
  const clock = useReportingClock();
  const hasSameHours = useFeatures(module).includes("same_hours");
  const offered = useMemo(
    () => (range && isComparable(report) ? comparingsOf(range) : []),
    [range, report],
  );
  const chosen = isComparable(report) ? comparingIn(query) : null;
  const comparing = chosen ?? (isDaily(report) ? offered[0]?.comparing : undefined);
  const now = fetchedAt ?? Date.now();
  const today = clock.serviceDay(now);
  const hour = `${clock.wallTime(now).slice(11, 13)}:00`;
  const goesOn = range !== null && isRunning(range, today);
  const isTooLong = range !== null && chosen !== null && comparedRange(range, chosen) === null;
  const ranges = useMemo((): ComparedRanges | null => {
    if (!range || !comparing) return null;
    // A part of a range is never set against a whole one.
    if (goesOn) return hasSameHours ? sameHours(range, comparing, { today, hour }) : null;
    const before = comparedRange(range, comparing);
    return before && { range, before, until: null };
  }, [range, comparing, goesOn, hasSameHours, today, hour]);
  const earlier = useEarlierReport(
    ranges && {
      report: report.operation.path,
      company,
      filter: asked(filter, ranges.before, ranges.until),
      isWished: chosen !== null,
      ...(ranges.until && { own: asked(filter, ranges.range, ranges.until) }),
    },
  );
  const earlierRows = useMemo(() => rowsIn(report, earlier.rows), [report, earlier.rows]);
  const ownRows = useMemo(
    () => earlier.ownRows && rowsIn(report, earlier.ownRows),
    [report, earlier.ownRows],
  );
  const rows = ownRows ?? input.rows;
  const isKnown = ranges !== null && isAnswered && earlier.state === "ready";
  const { part, failure } = useArrival(later, chosen !== null);
  const isReady = chosen !== null && isKnown && part !== undefined;
  const both = useMemo(() => {
    if (!isReady || !range || !chosen) return { report, rows: input.rows };
    const days = counterparts(range, chosen);
    return {
      report: part.asCompared(report),
      rows: part.compared(report, rows, { rows: earlierRows, days }, clock),
    };
  }, [isReady, report, rows, input.rows, range, earlierRows, chosen, clock, part]);
  const isMissing = goesOn && !ranges && !isTooLong;
  const line = (state: State) => {
    if (!range || !chosen || offered.length === 0) return "";
    if (isTooLong) return words.tooLongToCompare(comparedInWords(range, chosen));
    return ranges ? lines[state](beforeInWords(ranges), noteInWords(ranges)) : "";
  };
  const isFailed = ranges?.until && earlier.state === "failed";
  return {
    ...both,
    /** What the range can be compared with, in words. */
    offered,
    chosen,
    choose: (next: Comparing | null) => setInQuery(comparedEntry, next),
    /** The rows of the earlier range, once they are known, and what it is. */
    earlier:
      range && comparing && isKnown
        ? { rows: earlierRows, words: comparedInWords(range, comparing) }
        : null,
    line: line(
      earlier.state === "ready" && !part ? (failure ? "failed" : "loading") : earlier.state,
    ),
    /** The longest that the line becomes: it takes the room of it from the start. */
    roomForLine: line("loading"),
    /** Both ranges count until this time of their last day, which these rows are of. */
    sameHours:
      isKnown && ranges?.until && ownRows
        ? { until: timeOfDay(ranges.until), rows: ownRows }
        : null,
    /** A range that goes on, where the hours that it lacks cannot be left out of the other one. */
    missing:
      range && chosen && offered.length > 0 && (isMissing || isFailed)
        ? { range, today, now: isMissing ? clock.wallTime(now) : null }
        : null,
    /** The ranges that are compared, where their rows are. */
    against: isReady ? ranges : null,
  };
}

/** The filter with another range, which counts until a time of its last day where one is given. */
function asked({ fields }: Filter, range: DateRange, until: string | null): Filter {
  return { range, fields: until === null ? fields : { ...fields, until_time: until } };
}

type State = ReturnType<typeof useEarlierReport>["state"];

const lines: Record<State, (range: string, note: string) => string> = {
  unwanted: () => "",
  unconnected: words.comparedWhenBack,
  loading: words.comparing,
  ready: words.compared,
  failed: words.notCompared,
};

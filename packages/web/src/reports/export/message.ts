import type { DateRange } from "machines/time/date-range";
import { isRunning, serviceDays } from "machines/time/reporting-window";
import { dateLabel, daysLabel } from "#words/dates";
import * as words from "#words/deferred";
import { total as totalInWords, versus, versusHour } from "#words/report";
import { type ShareOutcome, shareText } from "../../browser/sharing.ts";
import { changeLine, differenceWords, shareWords } from "../../i18n/change.ts";
import { timeOfDay } from "../../i18n/clock.ts";
import { differenceOf, shareOf } from "../rules/change.ts";
import { mainFigureOf } from "../rules/charts.ts";
import { comparedFields } from "../rules/compare.ts";
import type { ComparedRanges } from "../rules/compared-ranges.ts";
import type { Total } from "../rules/figures.ts";
import { fetchedInWords, rowsInWords } from "../rules/row-counts.ts";
import { totalText } from "../table/total-value.tsx";
import { type SheetInput, sheetOf } from "./sheet-of.ts";

/** A report to share, and the address that shows it. */
export type MessageInput = { input: SheetInput; link: string };

export function shareMessage({ input, link }: MessageInput): Promise<ShareOutcome> {
  return shareText(sheetOf(input).title, messageOf({ input, link }));
}

/** Three lines: what and when, its total and how that changed, and where to see the rest. */
export function messageOf({ input, link }: MessageInput): string {
  return [whatAndWhen(input), totalOf(input), link].join("\n");
}

/** Figures that go on say until when they are counted. */
function whatAndWhen(input: SheetInput): string {
  const { company, filter, comparedRanges, fetchedAt, table } = input;
  const fetched = table.clock.timestamp(fetchedAt);
  const range = comparedRanges?.range ?? filter.range;
  const isOver = range && !isRunning(range, table.clock.serviceDay(fetchedAt ?? Date.now()));
  return [
    sheetOf(input).title,
    company,
    ...(range ? [daysOf(range)] : []),
    ...(isOver ? [] : [`${words.fetched}: ${fetched}`]),
  ].join(" · ");
}

/** 'Total: Fares ৳2,087.50 ▲ 1,977.50 (×19) vs. November 20, 2026', or how many rows there are. */
function totalOf(input: SheetInput): string {
  const { table, comparedRanges, currency, isPartial } = input;
  const totals = table.subtotals ?? table.totals;
  const main = totals.find(({ field }) => field === mainFigureOf(table.report)?.field);
  if (!main) {
    const rows = table.rows.length;
    return isPartial ? fetchedInWords(rows) : rowsInWords(rows);
  }
  const before = totals.find(({ field }) => field === comparedFields(main.field).before);
  const { totalTitle } = sheetOf(input);
  const isSaid = totalTitle === totalInWords && main.title.startsWith(totalInWords);
  const name = isSaid ? `${main.title}:` : `${totalTitle}: ${main.title}`;
  const change = comparedRanges && before ? ` ${changeOf(main, before, comparedRanges)}` : "";
  return `${name} ${totalText(main, currency)}${change}`;
}

function changeOf(now: Total, before: Total, { before: other, until }: ComparedRanges): string {
  const kind = now.kind === "count" ? "count" : "money";
  const difference = differenceWords(differenceOf(now.sum, before.sum, kind), kind);
  const share = shareWords(shareOf(now.sum, before.sum, kind)).size;
  const days = daysOf(other);
  const against = until === null ? versus(days) : versusHour(days, timeOfDay(until));
  return `${changeLine(difference, share)} ${against}`;
}

/** 'November 20, 2026', or '7 days: November 14, 2026 to November 20, 2026' */
function daysOf(range: DateRange): string {
  const days = serviceDays(range);
  return days?.count === 1 ? dateLabel(days.first) : daysLabel(range);
}

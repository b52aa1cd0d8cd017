import { serviceDays } from "machines/formats";
import { weekdayLabel } from "#words/dates";
import * as words from "#words/day";
import { notAvailable } from "#words/frame";
import type { SameHours, SameHourTotal } from "../../modules/day.ts";
import type { Report } from "../../modules/report.ts";
import type { ComparedReport } from "../../report/compare/same-hours-context.ts";
import { fieldOf, shown } from "../../report/rules/cells.ts";
import { differenceOf, shareOf, sumOf } from "../../report/rules/change.ts";
import { comparedInWords } from "../../report/rules/comparings.ts";
import type { Row } from "../../report/rules/figures.ts";
import { dateIn } from "../../report/rules/pictures.ts";
import { timeOfDay } from "../../text/time-of-day.ts";
import { toldDay } from "./told.ts";
import { comparedTo } from "./words.ts";

/**
 * What the host told of the running day, as totals of a report; null while there is nothing to compare. Left out
 * is a total of which the earlier day is not what the host told: those rows are not all that the module took.
 */
export function sameHours(day: unknown, compared: ComparedReport): SameHours | null {
  const { report, module, company, rows, earlier, today } = compared;
  const { serviceDay, comparedDay, comparedUntil, of } = toldDay(day);
  const told = of(module, company);
  if (serviceDay !== today || !comparedTo(comparedDay, comparedUntil) || !told) return null;
  const own = onDay(report, rows, serviceDay);
  const other = onDay(report, earlier, comparedDay);
  const totals = report.totals.flatMap(({ title, field, kind }): SameHourTotal[] => {
    const key = (["count", "amount"] as const).find((one) => report.day?.[one] === field);
    if (!key || kind === "share") return [];
    const [now, before, whole] = [
      told.today.until[key],
      told.lastWeek.until[key],
      told.lastWeek[key],
    ];
    const sum = (these: readonly Row[]) => sumOf(these, kind, (row) => fieldOf(row, field));
    if ([now, before, whole].some((one) => shown(one, kind) === notAvailable)) return [];
    if (sum(other.ofDay) !== sumOf([whole], kind)) return [];
    const is = sumOf([sum(own.others), now], kind);
    const was = sumOf([sum(other.others), before], kind);
    return [
      {
        title,
        field,
        now: shown(is, kind),
        before: shown(was, kind),
        change: shown(differenceOf(is, was, kind), `${kind} change`),
        share: shown(shareOf(is, was, kind), "share"),
      },
    ];
  });
  if (totals.length === 0) return null;
  const against = againstInWords(compared, comparedDay);
  return { until: timeOfDay(comparedUntil), against, totals };
}

/** 'last Saturday' for one day, 'the 7 days before,' for more. */
function againstInWords({ range, comparing }: ComparedReport, comparedDay: string) {
  if (serviceDays(range)?.count === 1) return words.lastWeekday(weekdayLabel(comparedDay));
  return words.daysBefore(comparedInWords(range, comparing));
}

/** The rows of one day, and the others; those of a report of one day are all of it. */
function onDay(report: Report, rows: readonly Row[], day: string) {
  const date = dateIn(report);
  const isOfDay = (row: Row) => date === undefined || fieldOf(row, date) === day;
  return { ofDay: rows.filter(isOfDay), others: rows.filter((row) => !isOfDay(row)) };
}

import type { Filter } from "machines/reports/report-request";
import { rangeLabel } from "#words/dates";
import * as words from "#words/deferred";
import { shiftClose, soFar } from "#words/report";
import { count } from "../../i18n/figures.ts";
import { numberChoice } from "../../i18n/numbers/number-choice.ts";
import { type ActiveFilter, activeFiltersInWords } from "../rules/active-filter.ts";
import { formatValue } from "../rules/cells.ts";
import { isComparedField } from "../rules/compare.ts";
import {
  type ComparedRanges,
  comparisonNote,
  earlierRangeInWords,
} from "../rules/compared-ranges.ts";
import {
  excludedStatusOf,
  sumTitle,
  type Total,
  titledIn,
  totalsByStatus,
  totalTitle,
  unreadableRows,
  withCurrency,
} from "../rules/figures.ts";
import { fetchedInWords } from "../rules/row-counts.ts";
import type { Subject } from "../rules/subject.ts";
import type { Table } from "../table/use-table.ts";
import { fileNameOf } from "./file-name.ts";
import type { Sheet, SheetTotal } from "./sheet.ts";
import { moneyTotals, type ShiftInput, shiftSheets } from "./shift-sheets.ts";

export type SheetInput = {
  table: Pick<Table, "report" | "rows" | "totals" | "subtotals" | "clock" | "order" | "search">;
  /** The report's, with what it is about. */
  title: string;
  subject: Subject | null;
  company: string;
  /** The sign for its titles of money; empty for none. */
  currency: string;
  /** The title of its module. */
  module: string;
  filter: Filter;
  activeFilters: readonly ActiveFilter[];
  /** The ranges that are compared. */
  comparedRanges: ComparedRanges | null;
  fetchedAt: number | null;
  /** How many rows there are before any choice or search, those of an earlier range included. */
  fetched: number;
  /** Whether only some pages of a list have been fetched. */
  isPartial: boolean;
  /** Whether records changed while the pages were fetched. */
  hasChanged: boolean;
};

export function sheetOf(input: SheetInput): Sheet {
  const {
    table: { clock, rows, ...table },
    title,
    subject,
    company,
    currency,
    module,
    filter,
    activeFilters,
    comparedRanges,
    fetchedAt,
    fetched,
    isPartial,
    hasChanged,
  } = input;
  const narrowing = activeFiltersInWords(activeFilters);
  const report = withCurrency(table.report, currency);
  const sums = (table.subtotals ?? table.totals).map(titledIn(currency));
  const control = moneyTotals(sums.filter(({ field }) => !isComparedField(field, report.columns)));
  const leftOut = excludedStatusOf(report);
  const unreadable = unreadableRows(sums);
  const part = isPartial ? words.notAll(fetchedInWords(fetched)) : "";
  const isSearched = activeFilters.some(({ by }) => by !== "filter");
  const inTitle = [narrowing, part].filter(Boolean).join("; ");
  const days = filter.range && rangeLabel(filter.range);
  const note = comparedRanges && comparisonNote(comparedRanges);
  return {
    title: inTitle ? `${title} (${inTitle})` : title,
    company,
    module,
    days,
    shiftClose: report.shiftClose,
    narrowed: narrowing
      ? { words: narrowing, isPart: activeFilters.some(({ by }) => by === "filter") }
      : null,
    stamp: [
      [words.company, company, "hasNames"],
      ...(subject ? [[subject.title, subject.name ?? subject.id, "hasNames"] as const] : []),
      ...(days ? [[words.range, days] as const] : []),
      ...(comparedRanges
        ? [[words.comparedWith, earlierRangeInWords(comparedRanges)] as const]
        : []),
      ...(note ? [[words.note, note] as const] : []),
      [words.filter, narrowing || words.none, "hasNames"],
      [words.fetched, clock.timestamp(fetchedAt)],
      [
        words.rows,
        isSearched || rows.length !== fetched
          ? words.partOf(count(rows.length), part || count(fetched))
          : part || count(fetched),
      ],
      ...(report.maxRows && fetched >= report.maxRows.rows
        ? [[words.note, report.maxRows.note(count(report.maxRows.rows))] as const]
        : []),
      ...(hasChanged ? [[words.note, words.changedMeanwhile] as const] : []),
      ...totalsByStatus(rows, report).map(
        ({ status, totals }) => [status, inOneLine(totals)] as const,
      ),
      ...(comparedRanges ? [] : shiftLine({ report, clock, rows })),
      ...(control.length > 0 ? [[words.controlTotal, inOneLine(control)] as const] : []),
      ...(unreadable ? [[words.notAdded, words.notNumbers(unreadable)] as const] : []),
    ],
    columns: report.columns,
    rows,
    totals: Object.fromEntries(
      sums.map(({ field, sum, value }) => [field, { sum, value, of: twoSumsOf(report, field) }]),
    ),
    totalTitle: sumTitle(isPartial ? soFar(totalTitle(report)) : totalTitle(report), sums),
    excluding: leftOut
      ? { field: leftOut.field, text: formatValue(leftOut.value, "status") }
      : null,
    timeZone: clock.timeZone,
    grouping: numberChoice().grouping,
    fileName: fileNameOf(input),
  };
}

const inOneLine = (totals: readonly Total[]) =>
  totals.map(({ title, value }) => `${title} ${value}`).join(", ");

/** How a shift close divides the rows, where not every one has a sheet with a name. */
function shiftLine({ report, rows, clock }: Omit<ShiftInput, "all">): [string, string][] {
  if (!report.shiftClose) return [];
  const { cover, isPlain } = shiftSheets({ report, clock, all: rows, rows });
  if (isPlain) return [];
  const said = cover.parts.map(
    ({ title, totals }) => `${title}: ${inOneLine(moneyTotals(totals))}`,
  );
  return [[shiftClose, said.join("; ")]];
}

/** The two sums that a change is calculated from. */
function twoSumsOf({ totals }: Table["report"], field: string): SheetTotal["of"] {
  const of = totals.find((one) => one.field === field)?.of;
  return of ? { now: of.now, before: of.before } : null;
}

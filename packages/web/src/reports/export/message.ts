import type { ReportingClock } from "machines/time/reporting-clock";
import * as words from "#words/deferred";
import { notAvailable } from "#words/frame";
import { type ShareOutcome, shareText } from "../../browser/sharing.ts";
import { localizedClock } from "../../i18n/clock.ts";
import { count } from "../../i18n/figures.ts";
import { cellText, fieldOf } from "../rules/cells.ts";
import { isComparedField } from "../rules/compare.ts";
import type { Row } from "../rules/figures.ts";
import type { Sheet } from "./sheet.ts";
import { type SheetInput, sheetOf } from "./sheet-of.ts";

/** A messenger shows this many rows without a tap on 'Read more'. */
const most = 10;

export function shareMessage(input: SheetInput): Promise<ShareOutcome> {
  const sheet = sheetOf(input);
  return shareText(sheet.title, messageOf(sheet));
}

/** A report as a message: a line for each fact, as no two letters of a messenger are equally wide. */
export function messageOf(sheet: Sheet): string {
  const { title, company, module, days, stamp, rows, columns } = sheet;
  const clock = localizedClock(sheet.timeZone);
  const told = (label: string) =>
    stamp.flatMap(([key, value]) => (key === label ? `${label}: ${value}` : []));
  // What a comparison adds to a figure is said with it.
  const [name, ...others] = columns.filter(({ field }) => !isComparedField(field, columns));
  const left = rows.length - most;
  return [
    [title, `${company}, ${module}`, days ?? "", ...told(words.comparedWith), ...told(words.note)],
    totalsIn(sheet),
    ...rows
      .slice(0, most)
      .map((row) => [
        name ? cellText(fieldOf(row, name.field), name.kind, clock) : "",
        others.flatMap((column) => factIn(row, column, sheet, clock)).join(", "),
      ]),
    [left > 0 ? words.andMore(left, count(left)) : ""],
    told(words.fetched),
  ]
    .map((lines) => lines.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}

type Column = Sheet["columns"][number];

function totalsIn({ columns, totals, totalTitle }: Sheet): string[] {
  const lines = columns.flatMap(({ title, field }) => {
    const total = totals[field];
    if (!total || isComparedField(field, columns)) return [];
    return `${title}: ${total.value}${inBrackets(changeOf(field, (key) => totals[key]?.value))}`;
  });
  return lines.length > 0 ? [totalTitle, ...lines] : [];
}

/** 'Fares: 1,200.00 (+4.2%)'; nothing where the row does not say. */
function factIn(
  row: Row,
  { title, field, kind }: Column,
  { columns }: Sheet,
  clock: ReportingClock,
) {
  const textOf = (key: string) => {
    const column = columns.find((one) => one.field === key);
    return column && cellText(fieldOf(row, key), column.kind, clock);
  };
  const text = cellText(fieldOf(row, field), kind, clock);
  return text === notAvailable ? [] : [`${title}: ${text}${inBrackets(changeOf(field, textOf))}`];
}

/** The change of a compared figure, in per cent where there is one. */
function changeOf(field: string, textOf: (field: string) => string | undefined) {
  return [textOf(`${field}_share`), textOf(`${field}_change`)].find(
    (text) => text && text !== notAvailable,
  );
}

const inBrackets = (text: string | undefined) => (text ? ` (${text})` : "");

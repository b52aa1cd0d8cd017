import type { ReportingClock } from "machines/time/reporting-clock";
import type { Report } from "../definitions/report.ts";
import { cellText, fieldOf } from "./cells.ts";
import { isFigure, type Row } from "./figures.ts";

/** The first rows speak for all: widths must not change as others come. */
const looked = 50;
const most = 30;
/** A sum is longer than the figures it adds up. */
const roomForSum = 4;
/** For the arrow of the column that the rows are sorted by. */
const roomForMark = 2;

const twoDigits = (number: number) => String(number).padStart(2, "0");
/** Of a day in the company's own time, so that no offset has to be found for them. */
const hours = Array.from({ length: 24 }, (_, hour) => `2000-01-01T${twoDigits(hour)}:00:00`);
const months = Array.from({ length: 12 }, (_, month) => `2000-${twoDigits(month + 1)}-28`);

/** How wide each column is of what stands in it, in letters. */
export function columnWidths(
  { columns }: Pick<Report, "columns">,
  rows: readonly Row[],
  clock: ReportingClock,
): readonly number[] {
  const first = rows.slice(0, looked);
  return columns.map(({ title, field, kind }) => {
    // Rows that come later may be of another hour or month, which a language may have a longer word for.
    const values =
      kind === "timestamp"
        ? hours
        : kind === "date"
          ? months
          : first.map((row) => fieldOf(row, field));
    const cells = values.map((value) => lengthOf(cellText(value, kind, clock)));
    const longest = Math.max(0, ...cells) + (isFigure(kind) ? roomForSum : 0);
    // A title of several words may take several lines.
    const words = title.split(" ").map((word) => lengthOf(word) + roomForMark);
    return Math.min(most, Math.max(longest, ...words));
  });
}

/** A capital is a quarter wider than other letters. */
const lengthOf = (text: string) => text.length + text.replace(/\P{Lu}/gu, "").length / 4;

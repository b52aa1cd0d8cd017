import type { ReportingClock } from "machines/formats";
import type { Report } from "../../modules/report.ts";
import { cellText, fieldOf } from "./cells.ts";
import { isFigure, type Row } from "./figures.ts";

/** The first rows speak for all: widths must not change as others come. */
const looked = 50;
const least = 6;
const most = 30;
/** A sum is longer than the figures it adds up. */
const roomForSum = 4;

/** Of a day in the company's own time, so that no offset has to be found for them. */
const hours = Array.from(
  { length: 24 },
  (_, hour) => `2000-01-01T${String(hour).padStart(2, "0")}:00:00`,
);

/** How wide each column is of what stands in it, in per cent of the table. */
export function columnWidths(
  { columns }: Pick<Report, "columns">,
  rows: readonly Row[],
  clock: ReportingClock,
): readonly number[] {
  const first = rows.slice(0, looked);
  const letters = columns.map(({ title, field, kind }) => {
    // A language may have longer words for one hour than for another, and no date is longer than another.
    const cells =
      kind === "timestamp"
        ? hours.map((hour) => clock.timestamp(hour).length)
        : first.map((row) => cellText(fieldOf(row, field), kind, clock).length);
    const longest = Math.max(title.length, ...cells) + (isFigure(kind) ? roomForSum : 0);
    return Math.min(most, Math.max(least, longest));
  });
  const all = letters.reduce((sum, width) => sum + width, 0);
  return letters.map((width) => (width / all) * 100);
}

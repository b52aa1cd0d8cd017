import type { ReportingClock } from "machines/time/reporting-clock";
import type { ColumnKind } from "../definitions/report.ts";
import type { Sheet } from "../export/sheet.ts";
import { cellText, fieldOf } from "../rules/cells.ts";

export type PageLayout = {
  isLandscape: boolean;
  /** The fields whose texts stay on one line. */
  onOneLine: ReadonlySet<string>;
};

/** In letters: what fits on A4 between its margins, at the size of a printed table. */
const room = { portrait: 96, landscape: 140 };
/** What the sides of a cell take. */
const sides = 2;
/** A column to write in. */
const blank = 14;
/** Longer words go on in the next line. */
const longest = 28;

/** Columns are as wide as what stands in them; the page is turned where they need more than its width. */
export function pageLayoutOf(
  { columns, rows, totals }: Pick<Sheet, "columns" | "rows" | "totals">,
  blanks: number,
  clock: ReportingClock,
): PageLayout {
  const widths = columns.map(({ title, field, kind }) => {
    const texts = rows.map((row) => cellText(fieldOf(row, field), kind, clock).length);
    const total = totals[field]?.value.length ?? 0;
    const words = title.split(" ").map((word) => word.length);
    return { field, kind, title: Math.max(...words), text: mostOf([...texts, total]) };
  });
  const onOneLine = widths.filter(({ kind, text }) => !isWordy(kind) || text <= longest);
  const needed = widths.reduce(
    (sum, { kind, title, text }) =>
      sum + Math.max(title, isWordy(kind) ? Math.min(text, longest) : text) + sides,
    blanks * (blank + sides),
  );
  const fits = needed <= room.landscape;
  const kept = fits ? onOneLine : onOneLine.filter(({ kind }) => !isWordy(kind));
  return {
    isLandscape: needed > room.portrait,
    onOneLine: new Set(kept.map(({ field }) => field)),
  };
}

const isWordy = (kind: ColumnKind) => kind === "name" || kind === "text" || kind === "status";

/** `Math.max` cannot take this many arguments. */
const mostOf = (numbers: readonly number[]) =>
  numbers.reduce((most, one) => Math.max(one, most), 0);

/** How pages are laid out: each has its number, and from the second on what it is a page of. */
export function pageRules(heading: string, isLandscape: boolean): string {
  const words = "font: 8pt system-ui, sans-serif;";
  return `@page {
  ${isLandscape ? "size: landscape;" : ""}
  margin: 14mm 12mm 16mm;
  @top-left { content: ${quoted(heading)}; ${words} }
  @bottom-right { content: counter(page) " / " counter(pages); ${words} }
}
@page :first { @top-left { content: none; } }`;
}

/** A name may hold what would end a string of a style sheet. */
function quoted(text: string): string {
  const harmless = text.replace(
    /["\\<\p{Cc}]/gu,
    (character) => `\\${character.charCodeAt(0).toString(16)} `,
  );
  return `"${harmless}"`;
}

import type { Report } from "../definitions/report.ts";
import { mainFigureOf } from "./charts.ts";

/** A list in pages cannot be compared: some of its rows are missing. */
export function isComparable({ dated, paged, totals }: Report): boolean {
  const isWhole = totals.every((total) => total.kind === "share" || !total.without);
  return dated && !paged && isWhole && totals.length > 0;
}

/** What a comparison adds to a sum. */
export const fieldsBeside = (field: string) => ({
  before: `${field}_before`,
  change: `${field}_change`,
  share: `${field}_share`,
});

/** What an earlier range adds to the main figure, and it last, as they stand at the end of a card. */
export function mainFiguresOf(report: Report): readonly string[] {
  const field = mainFigureOf(report)?.field;
  return field ? [...Object.values(fieldsBeside(field)), field] : [];
}

/** Fields in their order, but those at the end that are to stand there. */
export function withLast<Of extends { field: string }>(
  all: readonly Of[],
  last: readonly string[],
) {
  return [...all].sort((a, b) => last.indexOf(a.field) - last.indexOf(b.field));
}

import type { Line } from "./words.ts";

type Written = { lines: readonly Line[] };

export const lineHeight = 16;
/** Between the border of a state and its words. */
export const padding = 12;
const apart = 3;

export function heightOf(entries: readonly Written[]): number {
  const lines = entries.reduce((sum, entry) => sum + entry.lines.length, 0);
  return lines * lineHeight + Math.max(0, entries.length - 1) * apart;
}

export function widthOfEntries(entries: readonly Written[]): number {
  const lines = entries.flatMap((entry) => entry.lines);
  return Math.ceil(Math.max(...lines.map(({ indent, width }) => indent + width)));
}

/** Where each entry begins, below the first. */
export function offsetsOf(entries: readonly Written[]): number[] {
  return entries.map((_, place) => (place === 0 ? 0 : heightOf(entries.slice(0, place)) + apart));
}

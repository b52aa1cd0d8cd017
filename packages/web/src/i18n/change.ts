import * as words from "#words/report";
import { count, minus, money, percent } from "./figures.ts";

/** How a change reads: an arrow says its direction, so that its size has no sign. */
export type ChangeWords = { direction: keyof typeof arrows; size: string };

/** Nothing stands before what is neither a gain nor a loss. */
export const arrows = { up: "▲", down: "▼", none: "" } as const;

/** From this gain in per cent on, a factor says more: '×102' for 10,061.1 %. A loss has no factor. */
export const leastFactor = 1000;

/** '▲ 1,977.50' of a difference between two figures. */
export function differenceWords(difference: unknown, kind: "count" | "money"): ChangeWords {
  const text = kind === "count" ? count(difference) : money(difference);
  return withDirection(Number(difference), text.replace(minus, ""));
}

/** '▲ 12.3%' or '▲ ×102' of a change in per cent; 'new' where there was nothing before. */
export function shareWords(share: unknown): ChangeWords {
  if (typeof share !== "number") return { direction: "none", size: words.share(String(share)) };
  const isFactor = share >= leastFactor;
  return withDirection(
    share,
    isFactor ? `×${count(Math.round(1 + share / 100))}` : percent(Math.abs(share)),
  );
}

const withDirection = (number: number, size: string): ChangeWords => ({
  direction: number > 0 ? "up" : number < 0 ? "down" : "none",
  size,
});

/** Where a text stands alone, as in a message or on paper. */
export function changeText({ direction, size }: ChangeWords): string {
  return direction === "none" ? size : `${arrows[direction]} ${size}`;
}

/** Where no column says what it is: '▲ 1,977.50 (×102)', '▲ 1,977.50', or 'no change'. */
export function changeLine(difference: ChangeWords, share?: string): string {
  if (difference.direction === "none") return words.noChange;
  const text = changeText(difference);
  return share ? `${text} (${share})` : text;
}

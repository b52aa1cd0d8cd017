import { style } from "@vanilla-extract/css";
import { colour, media, space, tabular, type, weight } from "../../theme/theme.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: space[4],
  margin: 0,
});
const roomFor = (lines: number) =>
  `calc(${1 + lines} * ${type.small.lineHeight} + ${type.figure.lineHeight})`;
/** Keeps room for the note: the previous range arrives later than the rows below. */
export const sum = style({
  minHeight: roomFor(3),
  "@media": { [media.wide]: { minHeight: roomFor(2) } },
});
export const term = style({ ...type.small, color: colour.textMuted });
export const value = style({ ...type.figure, ...tabular, fontWeight: weight.strong });
export const note = style({ ...type.small, ...tabular, color: colour.textMuted });

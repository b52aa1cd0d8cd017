import { style } from "@vanilla-extract/css";
import { colour, space, tabular, type, weight } from "../theme/theme.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: space[4],
  margin: 0,
});
export const term = style({ ...type.small, color: colour.textMuted });
export const value = style({ ...type.figure, ...tabular, fontWeight: weight.strong });
export const note = style({ ...type.small, ...tabular, color: colour.textMuted });

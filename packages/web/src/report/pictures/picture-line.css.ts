import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../../theme/theme.css.ts";

export const picture = style({
  display: "block",
  width: "100%",
  height: "8rem",
  marginBottom: space[2],
  overflow: "visible",
});
export const line = style({ fill: "none", stroke: colour.accent, strokeWidth: 2 });
export const soFar = style([line, { strokeDasharray: "4 4" }]);
export const ground = style({ stroke: colour.hairline, strokeWidth: 1 });
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  ...type.caption,
  color: colour.textMuted,
});

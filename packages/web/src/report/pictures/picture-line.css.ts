import { style } from "@vanilla-extract/css";
import { colour, media, space, type } from "../../theme/theme.css.ts";

export const figure = style({ display: "grid", gap: space[2], maxWidth: "48rem" });
export const caption = style({ ...type.small, color: colour.textMuted });
export const picture = style({
  display: "block",
  width: "100%",
  height: "4rem",
  overflow: "visible",
  "@media": { [media.wide]: { height: "6rem" } },
});
export const line = style({ fill: "none", stroke: colour.accent, strokeWidth: 2 });
export const soFar = style([line, { strokeDasharray: "4 4" }]);
export const weekend = style({ fill: colour.sunken });
export const ground = style({ stroke: colour.hairline, strokeWidth: 1 });
export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  ...type.caption,
  color: colour.textMuted,
});

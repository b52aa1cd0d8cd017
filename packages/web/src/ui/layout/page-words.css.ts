import { style } from "@vanilla-extract/css";
import { colour, radius, space, type } from "../../theme/theme.css.ts";

export const mark = style({
  width: space[10],
  height: space[10],
  padding: space[2],
  borderRadius: radius.panel,
  background: colour.accent,
  color: colour.onAccent,
});
export const title = style({ ...type.title });
export const lead = style({ color: colour.textMuted });

import { style } from "@vanilla-extract/css";
import { colour, space, type, width } from "../theme/theme.css.ts";

export const trace = style({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  maxWidth: width.panel,
});
export const hint = style({ ...type.small, color: colour.textMuted });

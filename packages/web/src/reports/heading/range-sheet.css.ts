import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../../theme/theme.css.ts";

export const line = style({ ...type.small, color: colour.textMuted });
export const presets = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

import { style } from "@vanilla-extract/css";
import { colour, space } from "../theme/theme.css.ts";

export const slow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[4],
});
export const words = style({ color: colour.textMuted });

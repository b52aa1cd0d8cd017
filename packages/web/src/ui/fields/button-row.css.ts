import { style } from "@vanilla-extract/css";
import { space, type, weight } from "../../theme/theme.css.ts";

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const label = style({ ...type.small, padding: 0, fontWeight: weight.strong });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginTop: space[1],
});

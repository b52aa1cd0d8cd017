import { style } from "@vanilla-extract/css";
import { colour, radius, space, type } from "../../theme/theme.css.ts";

export const label = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[2]}` });
export const hours = style({
  ...type.small,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: colour.accentText,
  textDecoration: "underline",
  cursor: "pointer",
  minHeight: space[6],
});

import { style } from "@vanilla-extract/css";
import { colour, type, weight } from "../../theme/theme.css.ts";

export const name = style({
  ...type.caption,
  color: colour.textMuted,
  fontWeight: weight.normal,
});
export const changed = style({
  textDecoration: `underline 2px ${colour.accent}`,
  textUnderlineOffset: "0.25em",
});

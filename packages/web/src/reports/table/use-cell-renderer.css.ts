import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/theme.css.ts";

export const changed = style({
  textDecoration: `underline 2px ${colour.accent}`,
  textUnderlineOffset: "0.25em",
});

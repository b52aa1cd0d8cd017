import { style } from "@vanilla-extract/css";
import { colour, type, weight } from "../../theme/theme.css.ts";

export const name = style({
  ...type.caption,
  color: colour.textMuted,
  fontWeight: weight.normal,
});

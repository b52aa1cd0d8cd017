import { style } from "@vanilla-extract/css";
import { space, type, weight } from "../../theme/theme.css.ts";

export const form = style({
  display: "flex",
  alignItems: "start",
  gap: space[2],
  maxWidth: "32rem",
});
export const field = style({ flex: 1 });
/** In line with the input, below the label. */
export const button = style({ marginBlockStart: "1.5rem" });
export const title = style({
  ...type.lead,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});

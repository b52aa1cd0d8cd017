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
export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});
export const title = style({
  ...type.lead,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});

import { style } from "@vanilla-extract/css";
import { media, space, srOnly, type, weight } from "../../theme/theme.css.ts";

export const form = style({
  display: "flex",
  alignItems: "start",
  gap: space[2],
  maxWidth: "32rem",
});
export const folded = style({ flex: "1 1 0", minWidth: 0 });
export const field = style({ flex: 1, minWidth: 0 });
/** In line with the input, below the label. */
export const button = style({ marginBlockStart: "1.5rem" });
export const title = style({
  ...type.lead,
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  // On a phone, the field above says the same.
  "@media": { [media.narrow]: srOnly },
});

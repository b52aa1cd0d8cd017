import { style } from "@vanilla-extract/css";
import { colour, hiddenInPrint, media, space } from "../../theme/theme.css.ts";

export const field = style({
  position: "relative",
  display: "block",
  flex: "1 1 6.5rem",
  "@media": { ...hiddenInPrint, [media.wide]: { flex: "1 1 10rem", maxWidth: "20rem" } },
});
/** On a phone, a filled field takes the whole line. */
export const filled = style({
  flexBasis: "100%",
  "@media": { [media.wide]: { flexBasis: "10rem" } },
});
export const icon = style({
  position: "absolute",
  insetInlineStart: space[1],
  insetBlock: 0,
  marginBlock: "auto",
  width: "1rem",
  height: "1rem",
  color: colour.textMuted,
  pointerEvents: "none",
  "@media": { [media.wide]: { insetInlineStart: space[3] } },
});
/** Narrow padding on a phone, so that the placeholder fits. */
export const control = style({
  paddingInlineStart: space[6],
  paddingInlineEnd: space[1],
  "@media": { [media.wide]: { paddingInline: `${space[8]} ${space[3]}` } },
});

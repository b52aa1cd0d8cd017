import { style } from "@vanilla-extract/css";
import { colour, media, radius, space, type, weight } from "../../theme/theme.css.ts";

export const row = style({ position: "relative", display: "grid" });
export const input = style({ paddingInlineEnd: space[16] });
export const toggle = style({
  position: "absolute",
  insetInlineEnd: "1px",
  insetBlock: "1px",
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: colour.textMuted,
  ...type.small,
  fontWeight: weight.strong,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
  "@media": { [media.hover]: { selectors: { "&:hover": { color: colour.text } } } },
});

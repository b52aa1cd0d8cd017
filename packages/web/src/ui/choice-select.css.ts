import { style } from "@vanilla-extract/css";
import { colour, hairline, radius, raised, space } from "../theme/theme.css.ts";

export const button = style({
  paddingInlineEnd: space[8],
  overflow: "hidden",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&[data-placeholder]": { color: colour.textMuted } },
});
export const list = style({
  // As wide as what it hangs on.
  width: "var(--trigger-width)",
  padding: space[2],
  overflow: "auto",
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  boxShadow: raised,
  outline: "none",
});

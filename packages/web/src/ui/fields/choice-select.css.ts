import { style } from "@vanilla-extract/css";
import { colour, space } from "../../theme/theme.css.ts";

export const button = style({
  paddingInlineEnd: space[8],
  overflow: "hidden",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&[data-placeholder]": { color: colour.textMuted } },
});

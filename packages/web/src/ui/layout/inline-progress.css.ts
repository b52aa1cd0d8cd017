import { style } from "@vanilla-extract/css";
import { colour, space, tabular, type } from "../../theme/theme.css.ts";

export const line = style({
  display: "flex",
  flex: "1 1 0",
  maxWidth: "18rem",
  alignItems: "center",
  gap: space[2],
  whiteSpace: "nowrap",
  ...type.small,
  ...tabular,
  color: colour.textMuted,
});
export const bar = style({
  flex: "1 1 0",
  width: 0,
  minWidth: "2rem",
  accentColor: colour.accent,
});

import { style } from "@vanilla-extract/css";
import { colour, hairline, radius, space, type, width } from "../theme/theme.css.ts";

export const trace = style({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  maxWidth: width.panel,
});
export const hint = style({ ...type.small, color: colour.textMuted });
export const text = style({
  ...type.caption,
  width: "100%",
  padding: space[2],
  border: hairline,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.text,
  fontFamily: "ui-monospace, monospace",
});

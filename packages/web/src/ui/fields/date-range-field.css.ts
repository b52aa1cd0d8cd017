import { style } from "@vanilla-extract/css";
import { colour, hairline, radius, space, tabular, type } from "../../theme/theme.css.ts";

export const range = style({ display: "grid", gap: space[3] });
export const inputs = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space[3],
  alignItems: "start",
});
export const input = style({ ...tabular, cursor: "pointer" });
export const active = style({ borderColor: colour.accentText });
export const words = style({ ...type.small, color: colour.textMuted });
export const panel = style({
  minHeight: "25rem",
  padding: space[3],
  border: hairline,
  borderRadius: radius.panel,
});

import { style } from "@vanilla-extract/css";
import { colour, hairline, radius, space, type } from "../theme/theme.css.ts";

export const column = style({ display: "grid", justifyItems: "start", gap: space[3] });
export const lead = style({ outline: "none" });
export const row = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: `${space[1]} ${space[4]}`,
  width: "100%",
  margin: 0,
  padding: space[3],
  border: hairline,
  borderRadius: radius.control,
  listStyle: "none",
});
export const code = style({
  fontFamily: "ui-monospace, monospace",
  fontVariantNumeric: "tabular-nums",
});
export const note = style({ ...type.small, color: colour.textMuted });
export const said = style({ ...type.small, color: colour.ok });

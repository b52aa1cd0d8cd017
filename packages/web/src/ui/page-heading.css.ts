import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../theme/theme.css.ts";

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[4]}`,
});
export const words = style({ minWidth: 0, display: "grid", gap: space[1] });
export const title = style({ ...type.title, overflowWrap: "anywhere" });
export const capitalised = style({ textTransform: "capitalize" });
export const note = style({ color: colour.textMuted, overflowWrap: "anywhere" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

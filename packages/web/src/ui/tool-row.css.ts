import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../theme/theme.css.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
});
export const said = style({ ...type.small, color: colour.textMuted, marginInlineStart: "auto" });
export const group = style({ display: "flex", gap: space[2], flex: "1 1 12rem" });

import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../theme/theme.css.ts";

export const row = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const secret = style({ display: "grid", justifyItems: "start", gap: space[3] });
export const label = style({ ...type.small, color: colour.textMuted });
export const code = style({ overflowWrap: "anywhere" });

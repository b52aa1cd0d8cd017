import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../theme/theme.css.ts";

export const column = style({ display: "grid", justifyItems: "start", gap: space[2] });
export const time = style({ display: "inline-block" });
export const said = style({ ...type.small, color: colour.textMuted });

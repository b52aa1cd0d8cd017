import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../theme/theme.css.ts";

export const column = style({ display: "grid", gap: space[2] });
export const note = style({ ...type.small, color: colour.textMuted });
export const said = style({ ...type.small, color: colour.ok });
export const words = style({ overflowWrap: "anywhere" });

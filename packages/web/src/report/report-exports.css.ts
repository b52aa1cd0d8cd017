import { style } from "@vanilla-extract/css";
import { colour, space } from "../theme/theme.css.ts";

export const progress = style({ display: "flex", alignItems: "center", gap: space[2] });
export const bar = style({ width: "8rem", accentColor: colour.accent });

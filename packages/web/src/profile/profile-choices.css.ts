import { style } from "@vanilla-extract/css";
import { space } from "../theme/theme.css.ts";

export const choice = style({ display: "flex", alignItems: "center", gap: space[2] });
export const box = style({ width: space[6], height: space[6], margin: 0 });

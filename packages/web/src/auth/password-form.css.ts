import { style } from "@vanilla-extract/css";
import { space } from "../theme/theme.css.ts";

export const row = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const column = style({ display: "grid" });

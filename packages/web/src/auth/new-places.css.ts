import { style } from "@vanilla-extract/css";
import { space, weight } from "../theme/theme.css.ts";

export const words = style({ display: "grid", justifyItems: "start", gap: space[2] });
export const row = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const list = style({ margin: 0, padding: 0, listStyle: "none", fontWeight: weight.strong });

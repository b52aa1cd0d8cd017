import { style } from "@vanilla-extract/css";
import { space } from "../../theme/theme.css.ts";

export const form = style({ display: "grid", gap: space[4] });

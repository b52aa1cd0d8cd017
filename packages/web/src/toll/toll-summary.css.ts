import { style } from "@vanilla-extract/css";
import { colour, type } from "../theme/theme.css.ts";

export const scope = style({ ...type.small, margin: 0, color: colour.textMuted });

import { style } from "@vanilla-extract/css";
import { colour, type } from "../../theme/theme.css.ts";

export const line = style({ ...type.small, color: colour.textMuted });

import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../../theme/theme.css.ts";

export const line = style({ ...type.small, marginBlock: space[1], color: colour.textMuted });

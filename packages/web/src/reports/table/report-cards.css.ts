import { style } from "@vanilla-extract/css";
import { type, weight } from "../../theme/theme.css.ts";

/** Less than the main figure itself, and not wider. */
export const change = style({ fontWeight: weight.normal });
export const mainChange = style([change, type.caption]);

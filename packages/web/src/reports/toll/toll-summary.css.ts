import { globalStyle, style } from "@vanilla-extract/css";
import { colour, hiddenInPrint, type } from "../../theme/theme.css.ts";

export const scope = style({ ...type.small, margin: 0, color: colour.textMuted });
globalStyle(`${scope} a`, { "@media": hiddenInPrint });

import { style } from "@vanilla-extract/css";
import { colour, control, media, space } from "../../theme/theme.css.ts";

// As high as the line that it stands in, which costs the rows no place.
export const pin = style({
  flex: "none",
  minHeight: space[8],
  "@media": { [media.touch]: { minHeight: control.touchHeight } },
});
export const on = style({ color: colour.accentText, fill: "currentColor" });

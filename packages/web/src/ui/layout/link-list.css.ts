import { style } from "@vanilla-extract/css";
import { colour, control, media, space, type, weight } from "../../theme/theme.css.ts";

export const title = style({ ...type.small, color: colour.textMuted, fontWeight: weight.strong });
export const list = style({ display: "flex", flexWrap: "wrap", columnGap: space[6] });
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: space[8],
  "@media": { [media.touch]: { minWidth: control.touchHeight, minHeight: control.touchHeight } },
});

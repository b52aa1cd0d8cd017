import { globalStyle, style } from "@vanilla-extract/css";
import { captionTouchTarget, colour, hiddenInPrint, media, type } from "../../theme/theme.css.ts";

export const scope = style({
  ...type.small,
  margin: 0,
  color: colour.textMuted,
  "@media": { [media.narrow]: type.caption },
});
globalStyle(`${scope} a`, {
  "@media": { ...hiddenInPrint, [media.narrow]: captionTouchTarget },
});

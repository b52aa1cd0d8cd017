import { globalStyle, style } from "@vanilla-extract/css";
import { forThumb, media, notOnPaper, rightToLeft, space, type } from "../../theme/theme.css.ts";

export const back = style({ ...type.small, margin: 0, "@media": notOnPaper });
globalStyle(`${back} a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: space[6],
  "@media": { [media.touch]: forThumb },
});
globalStyle(`${back} svg`, { width: "1rem", height: "1rem" });
globalStyle(`${rightToLeft} ${back} svg`, { scale: "-1 1" });

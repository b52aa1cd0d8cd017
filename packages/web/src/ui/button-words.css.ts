import { style } from "@vanilla-extract/css";
import { media } from "../theme/theme.css.ts";

/** On a phone the icon alone is seen. */
export const words = style({
  "@media": {
    [media.narrow]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

import { style } from "@vanilla-extract/css";
import { media } from "../theme/theme.css.ts";

/** As high as the day, which may come after the tiles below it: the more room, the fewer lines. */
export const place = style({
  minHeight: "12.0625rem",
  "@media": {
    [media.wide]: { minHeight: "8.3125rem" },
    [media.widest]: { minHeight: "5.3125rem" },
  },
});

import { style } from "@vanilla-extract/css";
import { media, space } from "../theme/theme.css.ts";

/** As high as the day, which may come after the tiles below it: one line of figures where there is room, or three. */
export const place = style({
  minHeight: `calc(3 * ${space[16]} + ${space[1]})`,
  "@media": { [media.widest]: { minHeight: "5.3125rem" } },
});

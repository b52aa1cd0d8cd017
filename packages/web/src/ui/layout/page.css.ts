import { style } from "@vanilla-extract/css";
import { media, space, width } from "../../theme/theme.css.ts";

export const page = style({
  display: "grid",
  gap: space[5],
  alignContent: "start",
  maxWidth: width.page,
  marginInline: "auto",
  padding: space[4],
  "@media": { [media.wide]: { padding: space[6] } },
});

/** The rows come first: what stands above them keeps close together. */
export const dense = style([
  page,
  {
    gap: space[2],
    paddingBlockStart: space[2],
    "@media": { [media.wide]: { gap: space[3], paddingBlockStart: space[3] } },
  },
]);

export const narrow = style({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  maxWidth: `calc(${width.form} + 2rem)`,
  marginInline: "auto",
  padding: `clamp(3rem, 18vh, 10rem) ${space[4]} ${space[8]}`,
});

import { style } from "@vanilla-extract/css";
import { colour, media, radius, space, type, width } from "../../theme/theme.css.ts";

export const page = style({
  display: "grid",
  gap: space[5],
  alignContent: "start",
  maxWidth: width.page,
  marginInline: "auto",
  padding: space[4],
  "@media": { [media.wide]: { padding: space[6] } },
});

/** For reports: little space above the rows. */
export const dense = style([
  page,
  {
    gap: space[1],
    paddingBlockStart: 0,
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

export const mark = style({
  width: space[10],
  height: space[10],
  padding: space[2],
  borderRadius: radius.panel,
  background: colour.accent,
  color: colour.onAccent,
});
export const title = style({ ...type.title });
export const lead = style({ color: colour.textMuted });

import { style } from "@vanilla-extract/css";
import { colour, media, space, srOnly, tabular, type, weight } from "../../theme/theme.css.ts";

/** Where there is room, the line stands next to the figures, and the days come sooner. */
export const overview = style({
  display: "grid",
  gap: space[2],
  minWidth: 0,
  "@media": {
    // On a phone, it stands between the rows and their sums.
    [media.narrow]: { paddingBlock: space[2] },
    [media.wide]: { gap: space[3] },
    [media.widest]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space[10],
    },
  },
});
/** Wider, it stands with each figure. */
export const against = style({
  ...type.caption,
  color: colour.textMuted,
  "@media": { [media.wide]: { display: "none" } },
});

/** On a phone, all in one line and small: the days are to be in sight below them. No column is narrower than its sum. */
export const figures = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(min-content, 1fr)",
  gap: `${space[1]} ${space[2]}`,
  margin: 0,
  "@media": {
    [media.wide]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
      gap: space[4],
    },
    [media.widest]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: space[2] },
  },
});
/** Keeps room for the note: the earlier range arrives later than the rows below. */
export const sum = style({
  minHeight: `calc(2 * ${type.caption.lineHeight} + ${type.lead.lineHeight})`,
  "@media": {
    [media.wide]: {
      minHeight: `calc(3 * ${type.small.lineHeight} + ${type.figure.lineHeight})`,
    },
    [media.widest]: {
      minHeight: `calc(2 * ${type.small.lineHeight} + ${type.lead.lineHeight})`,
    },
  },
});
/** On a phone, the hour of a percentage stands below it where no line says it. */
export const lineless = style([
  sum,
  {
    "@media": {
      [media.narrow]: {
        minHeight: `calc(3 * ${type.caption.lineHeight} + ${type.lead.lineHeight})`,
      },
    },
  },
]);
export const hour = style({ "@media": { [media.narrow]: { display: "block" } } });
/** The line has them on a phone. */
export const day = style({ "@media": { [media.narrow]: { display: "none" } } });
export const term = style({
  ...type.caption,
  color: colour.textMuted,
  "@media": { [media.wide]: type.small },
});
export const value = style({
  ...type.lead,
  ...tabular,
  fontWeight: weight.strong,
  "@media": { [media.wide]: type.figure, [media.widest]: type.lead },
});
export const note = style({
  ...type.caption,
  ...tabular,
  color: colour.textMuted,
  "@media": { [media.wide]: type.small },
});
/** Said, but on a phone not shown. */
export const more = style({ "@media": { [media.narrow]: srOnly } });
/** Nor where the line stands next to it and says the same. */
export const byLine = style({ "@media": { [media.widest]: srOnly } });

import { style } from "@vanilla-extract/css";
import { colour, media, space, type } from "../../theme/theme.css.ts";

/** Where there is room, the line stands beside the figures, and the days come sooner. */
export const overview = style({
  display: "grid",
  gap: space[2],
  minWidth: 0,
  "@media": {
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

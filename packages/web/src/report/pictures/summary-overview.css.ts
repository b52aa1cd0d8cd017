import { style } from "@vanilla-extract/css";
import { media, space } from "../../theme/theme.css.ts";

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

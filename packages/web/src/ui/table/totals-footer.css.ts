import { style } from "@vanilla-extract/css";
import { colour, hairline, media, space, tabular, type, weight } from "../../theme/theme.css.ts";

export const inSight = style({
  position: "sticky",
  bottom: 0,
  zIndex: 5,
  borderTop: hairline,
  background: colour.canvas,
});
export const totals = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[1],
  rowGap: space[1],
  paddingBlock: space[2],
  "@media": {
    [media.wide]: { justifyContent: "flex-end", columnGap: space[10], paddingBlock: space[3] },
  },
});
export const note = style({
  ...type.small,
  ...tabular,
  paddingBlockStart: space[2],
  color: colour.textMuted,
  "@media": { [media.wide]: { textAlign: "end" } },
});
export const total = style({
  selectors: { [`${inSight} &:last-child:not(:first-child)`]: { textAlign: "end" } },
  "@media": { [media.wide]: { textAlign: "end" } },
});
export const term = style({ ...type.caption, color: colour.textMuted });
export const value = style({
  ...type.small,
  ...tabular,
  fontWeight: weight.strong,
  "@media": { [media.wide]: type.lead },
});

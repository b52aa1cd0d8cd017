import { style } from "@vanilla-extract/css";
import { colour, hairline, media, space, tabular, type, weight } from "../theme/theme.css.ts";

export const footer = style({ borderTop: hairline, background: colour.canvas });
export const inSight = style({ position: "sticky", bottom: 0, zIndex: 5 });
export const totals = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: space[4],
  paddingBlock: space[3],
  "@media": { [media.wide]: { display: "flex", justifyContent: "flex-end", gap: space[10] } },
});
export const note = style({
  ...type.small,
  ...tabular,
  paddingBlockStart: space[2],
  color: colour.textMuted,
  "@media": { [media.wide]: { textAlign: "end" } },
});
export const total = style({ "@media": { [media.wide]: { textAlign: "end" } } });
export const term = style({ ...type.caption, color: colour.textMuted });
export const value = style({ ...type.lead, ...tabular, fontWeight: weight.strong });

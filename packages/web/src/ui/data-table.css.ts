import { style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  hairline,
  headerHeight,
  media,
  space,
  tabular,
  type,
  weight,
} from "../theme/theme.css.ts";

export const frame = style({
  overflowX: "auto",
  borderTop: hairline,
  borderBottom: hairline,
  // A frame that scrolls sideways would keep the head and the totals from staying in sight.
  "@media": { [media.widest]: { overflowX: "visible" } },
});
// Separate borders: collapsed ones stay behind when a head sticks.
export const table = style({ width: "100%", borderCollapse: "separate", borderSpacing: 0 });
export const caption = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});

export const row = style({
  "@media": { [media.hover]: { selectors: { "&:hover": { background: colour.sunken } } } },
});

const cell = style({
  height: space[10],
  padding: space[2],
  "@media": { [media.wide]: { paddingInline: space[3] } },
  borderBottom: hairline,
  selectors: {
    "&:first-child": { paddingInlineStart: space[2] },
    "&:last-child": { paddingInlineEnd: space[2] },
    [`${row}:last-child &`]: { borderBottom: 0 },
  },
});
const inSight = { position: "sticky", zIndex: 1, background: colour.canvas } as const;
const headInSight = { "@media": { [media.widest]: { ...inSight, top: headerHeight } } };
const footInSight = { "@media": { [media.widest]: { ...inSight, bottom: 0 } } };
const start = { textAlign: "start", minWidth: "8rem", overflowWrap: "anywhere" } as const;
const date = { ...tabular, textAlign: "start", whiteSpace: "nowrap" } as const;
const end = { ...tabular, textAlign: "end", whiteSpace: "nowrap" } as const;

export const body = styleVariants({ text: [cell, start], date: [cell, date], figure: [cell, end] });
const headed = style([
  cell,
  {
    ...type.caption,
    height: space[8],
    color: colour.textMuted,
    fontWeight: weight.strong,
    ...headInSight,
  },
]);
export const head = styleVariants({
  text: [headed, start],
  date: [headed, date],
  figure: [headed, end],
});
const footed = style([
  cell,
  { borderTop: hairline, borderBottom: 0, fontWeight: weight.strong, ...footInSight },
]);
export const foot = styleVariants({
  text: [footed, start],
  date: [footed, date],
  figure: [footed, end],
});
export const rowHead = style({ fontWeight: weight.normal });

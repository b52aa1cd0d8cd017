import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  hairline,
  headerOffset,
  media,
  motion,
  signed,
  space,
  srOnly,
  tabular,
  type,
  weight,
} from "../../theme/theme.css.ts";
import { barred } from "./barred.css.ts";

export const frame = style({
  // However wide the table, the frame is as wide as its container.
  contain: "inline-size",
  overflowX: "auto",
  borderTop: hairline,
  borderBottom: hairline,
  // In a frame that scrolls sideways, neither head nor totals would stick.
  selectors: { "&[data-fits]": { overflowX: "visible" } },
});
// Collapsed borders would scroll away from under a sticky head.
export const table = style({ width: "100%", borderCollapse: "separate", borderSpacing: 0 });
globalStyle(`${table} tr`, { textAlign: "end" });
export const caption = style(srOnly);

/** In rem: in wider columns, the eye would lose the row. */
export const columnWidth = 13;
/** In pixels, for windowed rows. */
export const rowHeight = 40;

export const row = style({
  "@media": { [media.hover]: { selectors: { "&:hover": { background: colour.sunken } } } },
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});
/** With more columns, cells have less padding. */
export const manyColumns = 9;
export const close = style({});
export const oneLine = style({ tableLayout: "fixed" });
export const gap = style({ padding: 0, border: 0 });

const cell = style({
  height: space[10],
  padding: space[2],
  "@media": { [media.wide]: { paddingInline: space[3] } },
  borderBottom: hairline,
  selectors: {
    "&:first-child": { paddingInlineStart: space[2] },
    "&:last-child": { paddingInlineEnd: space[2] },
    [`${close} &`]: { paddingInline: space[2] },
    [`${row}:last-child &`]: { borderBottom: 0 },
    [`${oneLine} ${row} &`]: {
      height: `${rowHeight}px`,
      paddingBlock: 0,
      // `hidden` would make a scroll container of each cell.
      overflow: "clip",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
  },
});
const inSight = { position: "sticky", zIndex: 1, background: colour.canvas } as const;

const sticks = (bottom: string) => ({
  selectors: { [`${frame}[data-fits] &`]: { ...inSight, bottom } },
});
/** The sum of found rows sticks above the sum of all rows, which is one line high. */
export const sum = styleVariants({ above: sticks(space[10]), last: sticks("0") });
const end = style({ ...tabular, ...signed, textAlign: "end", whiteSpace: "nowrap" });
// A figure ends at the edge of the next column.
const afterFigure = { [`${end} + &`]: { paddingInlineStart: space[8] } };
const start = {
  textAlign: "start",
  minWidth: "8rem",
  overflowWrap: "anywhere",
  selectors: afterFigure,
} as const;
const date = {
  ...tabular,
  textAlign: "start",
  whiteSpace: "nowrap",
  selectors: afterFigure,
} as const;

export const body = styleVariants({ text: [cell, start], date: [cell, date], figure: [cell, end] });
export const withBar = style([
  body.figure,
  barred,
  { minWidth: "10rem", selectors: { [`${close} &`]: { minWidth: "8rem" } } },
]);
/** The whole head, so that it moves as one. */
export const heads = style({
  selectors: { [`${frame}[data-fits] &`]: { ...inSight, top: headerOffset } },
});
const headed = style([
  cell,
  {
    ...type.caption,
    height: space[8],
    paddingBlock: 0,
    color: colour.textMuted,
    fontWeight: weight.strong,
  },
]);
export const head = styleVariants({
  text: [headed, start],
  date: [headed, date],
  figure: [headed, end, { whiteSpace: "normal" }],
});
const footed = style([
  cell,
  { borderTop: hairline, borderBottom: 0, fontWeight: weight.strong, background: colour.canvas },
]);
export const foot = styleVariants({
  text: [footed, start, { selectors: { "tr:last-child > &": { whiteSpace: "nowrap" } } }],
  date: [footed, date],
  figure: [footed, end],
});
export const rowHead = style({ fontWeight: weight.normal });
/** In a table that scrolls sideways, the first column stays. */
globalStyle(`${frame}:not([data-fits]) th:first-child`, {
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  background: colour.canvas,
  borderInlineEnd: hairline,
});
globalStyle(`${frame}:not([data-fits]) ${row}:hover th:first-child`, {
  "@media": { [media.hover]: { background: colour.sunken } },
});

export const sortButton = style({
  all: "unset",
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: space[8],
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${colour.accentText}`, outlineOffset: "2px" },
    // The mark is before the title, so that figures keep their right edge.
    [`${head.figure} &`]: { flexDirection: "row-reverse" },
  },
});
const mark = style({
  width: "0.875rem",
  height: "0.875rem",
  flex: "none",
  transition: `transform ${motion}, opacity ${motion}`,
});
export const sortMark = styleVariants({
  none: [
    mark,
    {
      opacity: 0,
      selectors: { [`${sortButton}:hover &, ${sortButton}:focus-visible &`]: { opacity: 0.5 } },
    },
  ],
  ascending: [mark],
  descending: [mark, { transform: "rotate(180deg)" }],
});

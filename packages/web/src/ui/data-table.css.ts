import { style, styleVariants } from "@vanilla-extract/css";
import { colour, hairline, media, space, tabular, type, weight } from "../theme/theme.css.ts";

export const frame = style({ overflowX: "auto", borderTop: hairline, borderBottom: hairline });
export const table = style({ width: "100%", borderCollapse: "collapse" });
export const caption = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});

const cell = style({
  height: space[10],
  padding: space[2],
  "@media": { [media.wide]: { paddingInline: space[3] } },
  borderBottom: hairline,
  selectors: {
    "&:first-child": { paddingInlineStart: space[2] },
    "&:last-child": { paddingInlineEnd: space[2] },
  },
});
const start = { textAlign: "start", minWidth: "8rem" } as const;
const end = { ...tabular, textAlign: "end", whiteSpace: "nowrap" } as const;

export const body = styleVariants({ text: [cell, start], figure: [cell, end] });
export const head = styleVariants({
  text: [
    cell,
    {
      ...start,
      ...type.caption,
      color: colour.textMuted,
      fontWeight: weight.strong,
      height: space[8],
    },
  ],
  figure: [
    cell,
    {
      ...end,
      ...type.caption,
      color: colour.textMuted,
      fontWeight: weight.strong,
      height: space[8],
    },
  ],
});
export const foot = styleVariants({
  text: [cell, { ...start, fontWeight: weight.strong, borderBottom: 0 }],
  figure: [cell, { ...end, fontWeight: weight.strong, borderBottom: 0 }],
});
export const rowHead = style({ fontWeight: weight.normal });
export const row = style({
  "@media": { [media.hover]: { selectors: { "&:hover": { background: colour.sunken } } } },
});

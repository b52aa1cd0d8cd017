import { globalStyle, style } from "@vanilla-extract/css";
import { colour, control, hiddenInPrint, media, space, type, weight } from "../theme/theme.css.ts";
import { row } from "./company-row.css.ts";

export const head = style([
  row,
  {
    borderTop: "none",
    paddingBlock: `0 ${space[1]}`,
    breakAfter: "avoid",
    gridTemplateAreas: `"name name name amount" "count count change change" "fresh fresh fresh fresh"`,
    "@media": {
      [media.widest]: {
        gridTemplateAreas: `"name amount count hours change fresh fresh"`,
        paddingBlock: 0,
      },
    },
  },
]);
export const title = style({ ...type.body, gridArea: "name", minWidth: 0 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  maxWidth: "100%",
  minHeight: space[8],
  color: colour.text,
  fontWeight: weight.strong,
  textDecoration: "none",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } },
    [media.touch]: { minHeight: control.touchHeight },
  },
});
/** A company's name stands whole in its row. */
export const note = style({
  ...type.small,
  marginInlineStart: space[1],
  color: colour.textMuted,
  fontWeight: weight.normal,
});
export const shortcut = style({
  ...type.small,
  gridArea: "fresh",
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: space[8],
  "@media": {
    ...hiddenInPrint,
    [media.touch]: { minHeight: control.touchHeight },
    [media.widest]: { justifySelf: "end" },
  },
});
export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const mark = style({ display: "flex", flex: "none", color: colour.accentText });
globalStyle(`${mark} svg`, { width: "1.25rem", height: "1.25rem" });

export const previewHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  paddingBlockEnd: space[1],
});

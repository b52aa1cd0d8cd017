import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  media,
  radius,
  signed,
  space,
  srOnly,
  tabular,
  type,
  weight,
} from "../../theme/theme.css.ts";
import { barred } from "./barred.css.ts";

export const card = style({
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  overflow: "hidden",
});
export const cards = style({
  display: "grid",
  gap: space[2],
  "@media": { [media.wide]: { gap: space[3] } },
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
});
export const title = style({
  padding: `${space[1]} ${space[3]} 0`,
  ...type.body,
  overflowWrap: "anywhere",
  "@media": {
    [media.wide]: { padding: `${space[3]} ${space[4]}`, borderBottom: hairline },
  },
});
// A touch target without a taller heading.
globalStyle(`${title} a`, {
  display: "block",
  paddingBlock: space[2],
  marginBlock: `calc(-1 * ${space[2]})`,
});
export const list = style({
  paddingBlock: space[1],
  selectors: { [`${card} &`]: { paddingInline: space[4] } },
  "@media": {
    // On a phone, what a card says stands in one line: five are in sight.
    [media.narrow]: {
      selectors: {
        [`${card} &`]: {
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: space[4],
          paddingInline: space[3],
        },
      },
    },
  },
});
export const row = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
  textAlign: "end",
  selectors: { "& + &": { borderTop: hairline } },
  "@media": {
    [media.narrow]: {
      selectors: {
        [`${card} &`]: { display: "block", paddingBlock: 0, borderTop: 0, textAlign: "start" },
        [`${card} &:last-child:not(:first-child)`]: { textAlign: "end" },
      },
    },
  },
});
// A touch target without a taller row.
globalStyle(`${row} a`, {
  display: "block",
  minWidth: control.touchHeight,
  paddingBlock: space[3],
  marginBlock: `calc(-1 * ${space[3]})`,
});
export const strongRow = style({ fontWeight: weight.strong });
export const term = style({
  color: colour.textMuted,
  textAlign: "start",
  selectors: { [`${strongRow} &`]: { color: colour.text } },
  "@media": {
    [media.narrow]: { selectors: { [`${card} &`]: { ...type.caption, textAlign: "inherit" } } },
  },
});

const figure = style({
  ...tabular,
  ...signed,
  textAlign: "end",
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { selectors: { [`${card} &`]: { textAlign: "inherit" } } } },
});
export const tone = styleVariants({
  plain: [figure],
  moneyIn: [figure, { color: colour.moneyIn }],
  overstay: [figure, { color: colour.overstay }],
  danger: [figure, { color: colour.danger }],
});
globalStyle(`${tone.moneyIn} a, ${tone.overstay} a, ${tone.danger} a`, {
  color: "inherit",
  textDecorationColor: "currentColor",
});

export const rowCards = style({ borderBlock: hairline });
/** The name and the main figure share a line, and the other figures follow. */
export const rowCard = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  paddingBlock: space[1],
  selectors: { "& + &": { borderTop: hairline } },
});
// A note next to a link takes no separate line.
export const rowCardTitle = style({
  flex: "1 1 0",
  minWidth: "min-content",
  ...type.body,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  overflowWrap: "anywhere",
});
// A touch target without a taller row.
globalStyle(`${rowCardTitle} a`, {
  display: "block",
  paddingBlock: space[3],
  marginBlock: `calc(-1 * ${space[3]})`,
});
globalStyle(`${rowCardTitle} a:only-child`, { flexGrow: 1 });
// With a second link among the figures, each link takes half of the row.
globalStyle(`${rowCard}:has(dd a) ${rowCardTitle} a`, {
  paddingBlock: `${space[2]} 0`,
  marginBlock: `calc(-1 * ${space[2]}) 0`,
});
const pair = style({ display: "flex", alignItems: "baseline", gap: space[1], ...type.caption });
export const mainTerms = style({ marginInlineStart: "auto" });
export const ownLine = style({ flexBasis: "100%" });
export const mainTerm = style([
  pair,
  {
    selectors: {
      [`${mainTerms} > &`]: { justifyContent: "flex-end" },
      [`${ownLine} > &`]: { flexWrap: "wrap" },
    },
  },
]);
export const otherTerms = style({
  order: 1,
  flexBasis: "100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
});
export const otherTerm = style([pair, { color: colour.textMuted }]);
/** As wide in every row, so that bars can be compared. */
export const barPair = style([barred, { width: "11rem" }]);
export const rowCardTerm = style({ color: colour.textMuted });
export const hiddenTerm = style(srOnly);
export const rowCardValue = style({
  ...tabular,
  overflowWrap: "anywhere",
  selectors: {
    ...signed.selectors,
    [`${mainTerm} > &`]: { ...type.body, fontWeight: weight.strong, overflowWrap: "normal" },
  },
});
globalStyle(`${rowCardValue} a`, {
  display: "inline-block",
  minWidth: control.touchHeight,
  paddingBlockEnd: space[2],
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});

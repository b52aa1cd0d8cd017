import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
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
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
});
export const title = style({
  padding: `${space[3]} ${space[4]}`,
  borderBottom: hairline,
  ...type.body,
  overflowWrap: "anywhere",
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
});
export const row = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
  textAlign: "end",
  selectors: { "& + &": { borderTop: hairline } },
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
});

const figure = style({ ...tabular, ...signed, textAlign: "end", overflowWrap: "anywhere" });
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
export const rowCard = style({
  paddingBlock: space[2],
  selectors: { "& + &": { borderTop: hairline } },
});
// A note next to a link takes no separate line.
export const rowCardTitle = style({
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
export const rowCardTerms = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
});
const pair = style({ display: "flex", alignItems: "baseline", gap: space[1], ...type.caption });
export const pairs = styleVariants({
  other: [pair, { color: colour.textMuted }],
  main: [pair, { justifyContent: "flex-end", marginInlineStart: "auto" }],
});
/** As wide in every row, so that bars can be compared. */
export const barPair = style([barred, { flex: "0 0 11rem" }]);
export const rowCardTerm = style({ color: colour.textMuted });
export const hiddenTerm = style(srOnly);
export const rowCardValue = style({
  ...tabular,
  overflowWrap: "anywhere",
  selectors: {
    ...signed.selectors,
    [`${pairs.main} > &`]: { ...type.body, fontWeight: weight.strong },
  },
});
globalStyle(`${rowCardValue} a`, {
  display: "inline-block",
  minWidth: control.touchHeight,
  paddingBlockEnd: space[2],
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});

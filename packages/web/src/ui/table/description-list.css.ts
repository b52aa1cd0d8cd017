import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  radius,
  signed,
  space,
  tabular,
  type,
  weight,
} from "../../theme/theme.css.ts";

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

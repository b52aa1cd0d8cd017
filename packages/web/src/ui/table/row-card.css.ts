import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  signed,
  space,
  srOnly,
  tabular,
  type,
  weight,
} from "../../theme/theme.css.ts";
import { barred } from "./barred.css.ts";

export const rows = style({ borderBlock: hairline });
export const row = style({
  paddingBlock: space[2],
  selectors: { "& + &": { borderTop: hairline } },
});
// A note next to a link takes no separate line.
export const title = style({
  ...type.body,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  overflowWrap: "anywhere",
});
// A touch target without a taller row.
globalStyle(`${title} a`, {
  display: "block",
  paddingBlock: space[3],
  marginBlock: `calc(-1 * ${space[3]})`,
});
globalStyle(`${title} a:only-child`, { flexGrow: 1 });
// With a second link among the figures, each link takes half of the row.
globalStyle(`${row}:has(dd a) ${title} a`, {
  paddingBlock: `${space[2]} 0`,
  marginBlock: `calc(-1 * ${space[2]}) 0`,
});
export const terms = style({
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
export const withBar = style([barred, { flex: "0 0 11rem" }]);
export const term = style({ color: colour.textMuted });
export const hiddenTerm = style(srOnly);
export const value = style({
  ...tabular,
  overflowWrap: "anywhere",
  selectors: {
    ...signed.selectors,
    [`${pairs.main} > &`]: { ...type.body, fontWeight: weight.strong },
  },
});
globalStyle(`${value} a`, {
  display: "inline-block",
  minWidth: control.touchHeight,
  paddingBlockEnd: space[2],
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});

import { keyframes, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  hiddenInPrint,
  media,
  radius,
  space,
  tabular,
  type,
  weight,
} from "../theme/theme.css.ts";

/** As wide as what may stand in them, so that figures of all modules are below each other. */
const columns = "minmax(8rem, 1fr) 7rem 7rem 5rem 10.5rem minmax(11.5rem, 0.7fr) 7.5rem";

/** Three lines on a phone, one from a tablet in landscape on. */
export const row = style({
  display: "grid",
  alignItems: "center",
  columnGap: space[3],
  gridTemplateColumns: "minmax(0, auto) minmax(2rem, 1fr) auto auto",
  gridTemplateAreas: `"name name name amount" "count hours change change" "fresh fresh links links"`,
  paddingBlock: space[2],
  borderTop: hairline,
  breakInside: "avoid",
  "@media": {
    [media.widest]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: `"name amount count hours change fresh links"`,
      paddingBlock: space[1],
    },
  },
});
export const name = style({ gridArea: "name", overflowWrap: "anywhere" });
export const amount = style({
  ...tabular,
  gridArea: "amount",
  minHeight: type.body.lineHeight,
  textAlign: "end",
  fontWeight: weight.strong,
});
export const figure = style({
  ...type.small,
  display: "block",
  color: colour.textMuted,
  fontWeight: weight.normal,
});
export const count = style({
  ...type.small,
  ...tabular,
  gridArea: "count",
  minHeight: type.small.lineHeight,
  color: colour.textMuted,
});
export const hours = style({
  gridArea: "hours",
  justifySelf: "end",
  width: "100%",
  maxWidth: "10rem",
  minHeight: type.small.lineHeight,
});
export const change = style({
  ...type.small,
  ...tabular,
  gridArea: "change",
  display: "flex",
  justifyContent: "flex-end",
  gap: space[2],
  minHeight: type.small.lineHeight,
});
export const share = style({
  color: colour.textMuted,
  "@media": { [media.widest]: { minWidth: "4.25rem", textAlign: "end" } },
});
export const fresh = style({
  ...type.small,
  gridArea: "fresh",
  minHeight: type.small.lineHeight,
  color: colour.textMuted,
  "@media": { [media.widest]: { paddingInlineStart: space[3] } },
});
export const silent = style([fresh, { color: colour.overstay, fontWeight: weight.strong }]);
export const links = style({
  ...type.small,
  gridArea: "links",
  display: "flex",
  justifyContent: "flex-end",
  columnGap: space[3],
  "@media": { ...hiddenInPrint, [media.widest]: { flexWrap: "wrap" } },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: space[8],
  "@media": {
    [media.touch]: { minHeight: control.touchHeight, minWidth: control.touchHeight },
  },
});

const breathe = keyframes({ "50%": { opacity: 0.45 } });
/** Where a figure is to come, in the height of its line. */
export const coming = style({
  display: "inline-block",
  width: "4rem",
  maxWidth: "100%",
  height: space[2],
  borderRadius: radius.round,
  background: colour.hairline,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const picture = style({
  display: "block",
  width: "100%",
  height: "1rem",
  overflow: "visible",
  "@media": { [media.widest]: { height: "1.25rem" } },
});
const line = style({ fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const today = style([line, { stroke: colour.accentText, strokeWidth: 1.5 }]);
export const lastWeek = style([line, { stroke: colour.edge, strokeWidth: 1.5 }]);

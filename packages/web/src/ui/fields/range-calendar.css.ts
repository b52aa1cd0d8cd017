import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  media,
  radius,
  rightToLeft,
  space,
  tabular,
  type,
  weight,
} from "../../theme/theme.css.ts";

const dayHeight = "2.25rem";
/** Room for six weeks, so that nothing moves from month to month. */
const monthHeight = (day: string) => `calc(${space[8]} + 6 * (${day} + 2px) + 4px)`;
const rows = (day: string) => `auto auto auto minmax(${monthHeight(day)}, auto)`;

export const calendar = style({
  display: "grid",
  gridTemplateRows: rows(dayHeight),
  alignItems: "start",
  gap: space[2],
  scrollMarginBlock: space[4],
  "@media": { [media.touch]: { gridTemplateRows: rows(control.touchHeight) } },
});
export const head = style({ display: "flex", alignItems: "center", gap: space[1] });
globalStyle(`${rightToLeft} ${head} svg`, { scale: "-1 1" });
export const month = style({ flex: 1, ...type.body, paddingInlineStart: space[2] });
export const grid = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "0 2px",
});
/** As high as the longest label, so that nothing moves. */
export const words = style({ display: "grid", ...type.small, paddingInline: space[2] });
globalStyle(`${words} > *`, { gridArea: "1 / 1" });
export const longest = style({ visibility: "hidden" });
export const hour = style({ ...type.caption, lineHeight: "0.75rem", color: colour.textMuted });
export const hint = style({ ...type.caption, color: colour.textMuted, paddingInline: space[2] });

globalStyle(`${grid} th`, {
  ...type.caption,
  height: space[8],
  color: colour.textMuted,
  fontWeight: weight.normal,
});
globalStyle(`${grid} td`, { padding: 0 });

/** The first day keeps its background, on which its text is light. */
const hovered = "&[data-hovered]:not([data-selection-start], [data-disabled], [data-unavailable])";
export const weekend = style({ background: colour.sunken });
export const cell = style({
  ...tabular,
  display: "grid",
  placeItems: "center",
  height: dayHeight,
  outline: "none",
  cursor: "pointer",
  borderRadius: radius.control,
  "@media": {
    [media.touch]: { height: control.touchHeight },
    [media.hover]: { selectors: { [hovered]: { background: colour.hover } } },
  },
  selectors: {
    "&[data-outside-month]": { visibility: "hidden" },
    "&[data-today]": { fontWeight: weight.strong, textDecoration: "underline" },
    "&[data-selected]": { background: colour.accentSoft, borderRadius: 0 },
    "&[data-selection-start]": {
      background: colour.accent,
      color: colour.onAccent,
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    // The range ends on its morning, so the day itself is not part of the range.
    "&[data-selection-end]:not([data-selection-start])": {
      background: "none",
      border: `1px dashed ${colour.accentText}`,
      borderRadius: radius.control,
      alignContent: "center",
    },
    "&[data-disabled], &[data-unavailable]": {
      color: colour.textMuted,
      cursor: "default",
      background: "none",
    },
    "&[data-focus-visible]": {
      outline: `2px solid ${colour.accentText}`,
      outlineOffset: "1px",
      zIndex: 1,
    },
  },
});

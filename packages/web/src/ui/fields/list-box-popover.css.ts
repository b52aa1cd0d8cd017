import { style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  media,
  radius,
  raised,
  space,
  tabular,
  type,
  weight,
} from "../../theme/theme.css.ts";

export const frame = style({ display: "grid", gap: space[2], minWidth: 0 });
export const list = style({
  maxHeight: "min(20rem, 50dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: control.height,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.control,
  outline: "none",
  ...type.body,
  cursor: "pointer",
  selectors: {
    "&[data-focused], &[data-pressed]": { background: colour.hover },
    "&[data-focus-visible]": { outline: `2px solid ${colour.accentText}`, outlineOffset: "-2px" },
    "&[data-selected]": { fontWeight: weight.strong },
  },
  "@media": {
    [media.touch]: { minHeight: control.touchHeight },
    [media.hover]: { selectors: { "&[data-hovered]": { background: colour.hover } } },
  },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const value = style({ ...type.small, ...tabular, color: colour.textMuted });
export const check = style({
  flex: "none",
  width: "1rem",
  height: "1rem",
  color: colour.accentText,
});
export const note = style({ ...type.small, padding: space[2], color: colour.textMuted });

const base = style({
  maxWidth: `calc(100vw - 2 * ${space[2]})`,
  padding: space[2],
  overflow: "auto",
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  boxShadow: raised,
  outline: "none",
});
export const popover = styleVariants({
  own: [base, { minWidth: "16rem" }],
  wide: [base, { width: "var(--trigger-width)" }],
});

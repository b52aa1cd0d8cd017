import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  media,
  radius,
  raised,
  space,
  type,
  weight,
} from "../theme/theme.css.ts";

export const popover = style({
  display: "flex",
  flexDirection: "column",
  width: "20rem",
  maxWidth: `calc(100vw - ${space[6]})`,
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  boxShadow: raised,
  outline: "none",
});
export const search = style({ padding: space[2], borderBottom: hairline });
export const list = style({
  flex: "0 1 auto",
  padding: space[1],
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: control.height,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.control,
  ...type.body,
  cursor: "pointer",
  outlineOffset: "-2px",
  selectors: {
    "&[data-hovered], &[data-focused]": { background: colour.hover },
    "&[data-focus-visible]": { outline: `2px solid ${colour.accentText}` },
    "&[data-selected]": { background: colour.accentSoft, fontWeight: weight.strong },
  },
  "@media": { [media.touch]: { minHeight: control.touchHeight } },
});
export const title = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const check = style({
  flex: "none",
  width: "1rem",
  height: "1rem",
  color: colour.accentText,
});
export const none = style({ padding: space[3], ...type.body, color: colour.textMuted });

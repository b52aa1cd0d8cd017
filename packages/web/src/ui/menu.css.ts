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
} from "../theme/theme.css.ts";

// On a phone, the list opens below all actions of the heading, at their end.
export const frame = style({ "@media": { [media.wide]: { position: "relative" } } });
export const list = style({
  position: "absolute",
  zIndex: 10,
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineEnd: 0,
  minWidth: "11rem",
  padding: space[1],
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  boxShadow: raised,
});
export const item = style({
  width: "100%",
  minHeight: control.height,
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.control,
  background: "none",
  ...type.body,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover, &:focus-visible": { background: colour.hover } },
  "@media": { [media.touch]: { minHeight: control.touchHeight } },
});

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

export const frame = style({ position: "relative" });
export const list = style({
  position: "absolute",
  zIndex: 10,
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  minWidth: "11rem",
  padding: space[1],
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  boxShadow: raised,
  "@media": { [media.wide]: { insetInlineStart: "auto", insetInlineEnd: 0 } },
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

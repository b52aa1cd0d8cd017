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
} from "../../theme/theme.css.ts";

export const list = style({
  minWidth: "11rem",
  maxWidth: `calc(100vw - 2 * ${space[2]})`,
  overflow: "auto",
  padding: space[1],
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  boxShadow: raised,
  outline: "none",
});
export const items = style({ outline: "none" });
export const item = style({
  display: "flex",
  alignItems: "center",
  minHeight: control.height,
  paddingInline: space[3],
  borderRadius: radius.control,
  outline: "none",
  ...type.body,
  cursor: "pointer",
  selectors: {
    "&[data-focused], &[data-pressed]": { background: colour.hover },
    "&[data-disabled]": { cursor: "default", opacity: 0.55 },
  },
  "@media": { [media.touch]: { minHeight: control.touchHeight } },
});

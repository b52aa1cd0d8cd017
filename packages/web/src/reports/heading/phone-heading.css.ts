import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  media,
  mirroredInRtl,
  radius,
  space,
  type,
  weight,
} from "../../theme/theme.css.ts";

/** What is said of an action takes a line below. */
export const line = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[1],
  minWidth: 0,
});
export const back = style({
  display: "grid",
  placeItems: "center",
  width: control.touchHeight,
  height: control.touchHeight,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  borderRadius: radius.control,
  color: colour.textMuted,
});
export const backIcon = style({ ...mirroredInRtl, width: "1.25rem", height: "1.25rem" });
export const title = style({
  flex: "1 1 0",
  minWidth: 0,
  ...type.lead,
  lineHeight: type.body.lineHeight,
  overflowWrap: "break-word",
});
export const screens = style({
  display: "grid",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: control.touchHeight,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  fontWeight: weight.strong,
  textAlign: "start",
  textWrap: "balance",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:active": { background: colour.hover } },
  "@media": { [media.hover]: { selectors: { "&:hover": { color: colour.accentText } } } },
});
export const chevron = style({
  width: "1rem",
  height: "1rem",
  marginInlineStart: space[1],
  verticalAlign: "-0.2em",
  color: colour.textMuted,
});

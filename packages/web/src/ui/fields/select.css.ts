import { globalStyle, style } from "@vanilla-extract/css";
import { colour, control, space } from "../../theme/theme.css.ts";

export const row = style({ position: "relative", display: "grid" });
export const select = style({
  appearance: "none",
  paddingInlineEnd: space[8],
  textOverflow: "ellipsis",
  selectors: { "&[data-placeholder]": { color: colour.textMuted } },
});
export const option = style({ color: colour.text, background: colour.surface });
export const chevron = style({
  position: "absolute",
  insetInlineEnd: space[3],
  top: "50%",
  width: "0.875rem",
  height: "0.875rem",
  color: colour.textMuted,
  transform: "translateY(-50%)",
  pointerEvents: "none",
});

export const button = style({
  paddingInlineEnd: space[8],
  overflow: "hidden",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&[data-placeholder]": { color: colour.textMuted } },
});

export const iconOnly = style({ flex: "none", width: control.touchHeight });
globalStyle(`${iconOnly} ${select}`, {
  padding: 0,
  borderColor: colour.edge,
  color: "transparent",
  cursor: "pointer",
});
globalStyle(`${iconOnly} ${chevron}`, {
  insetInline: 0,
  marginInline: "auto",
  width: "1rem",
  height: "1rem",
  color: colour.text,
});

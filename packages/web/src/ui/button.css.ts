import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import {
  colour,
  control,
  hiddenInPrint,
  media,
  motion,
  radius,
  space,
  type,
  weight,
} from "../theme/theme.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: control.height,
  paddingInline: space[3],
  border: "1px solid transparent",
  borderRadius: radius.control,
  background: "none",
  ...type.body,
  fontWeight: weight.strong,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `background-color ${motion}, border-color ${motion}`,
  selectors: {
    "&:disabled, &[aria-disabled=true]": { cursor: "default", opacity: 0.55 },
    "&[aria-busy=true]": { cursor: "progress", opacity: 1 },
    // A press shows in the first frame.
    "&:active": { transition: "none" },
  },
  "@media": {
    ...hiddenInPrint,
    [media.touch]: { minWidth: control.touchHeight, minHeight: control.touchHeight },
  },
});

const hovered = "&:hover:not(:disabled, [aria-disabled=true])";

export const variant = styleVariants({
  primary: [
    base,
    {
      background: colour.accent,
      color: colour.onAccent,
      "@media": { [media.hover]: { selectors: { [hovered]: { background: colour.accentHover } } } },
      selectors: { "&:active": { background: colour.accentHover } },
    },
  ],
  secondary: [
    base,
    {
      background: colour.surface,
      borderColor: colour.edge,
      "@media": { [media.hover]: { selectors: { [hovered]: { background: colour.hover } } } },
      selectors: {
        "&:active": { background: colour.hover },
        "&[aria-busy=true]": { background: colour.hover, borderColor: colour.accent },
        "&[aria-pressed=true]": {
          borderColor: colour.accent,
          background: colour.accentSoft,
          color: colour.accentText,
        },
      },
    },
  ],
  quiet: [
    base,
    {
      color: colour.textMuted,
      "@media": {
        [media.hover]: {
          selectors: { [hovered]: { background: colour.hover, color: colour.text } },
        },
      },
      selectors: {
        "&:active": { background: colour.hover },
        "&[aria-busy=true]": { background: colour.hover, borderColor: colour.accent },
      },
    },
  ],
  danger: [
    base,
    {
      background: colour.dangerFill,
      color: colour.onAccent,
      "@media": { [media.hover]: { selectors: { [hovered]: { filter: "brightness(0.93)" } } } },
    },
  ],
});

export const iconOnly = style({
  paddingInline: 0,
  minWidth: control.height,
  flex: "none",
  "@media": { [media.touch]: { minWidth: control.touchHeight } },
});

globalStyle(`${base} svg`, { width: "1rem", height: "1rem", flex: "none" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { colour, control, media, motion, radius, space, type, weight } from "../theme/theme.css.ts";

const travel = keyframes({
  from: { backgroundPositionX: "150%" },
  to: { backgroundPositionX: "-50%" },
});

const base = style({
  position: "relative",
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
    // At once, and without taking room.
    "&[aria-busy=true]::after": {
      content: "",
      position: "absolute",
      insetInline: radius.control,
      insetBlockEnd: 0,
      height: "2px",
      backgroundImage: "linear-gradient(currentColor, currentColor)",
      backgroundSize: "40% 100%",
      backgroundRepeat: "no-repeat",
      backgroundPositionX: "50%",
      animation: `${travel} 1.1s linear infinite`,
    },
  },
  "@media": {
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
      selectors: { "&:active": { background: colour.hover } },
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

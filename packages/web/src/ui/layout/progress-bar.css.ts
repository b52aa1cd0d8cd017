import { keyframes, style } from "@vanilla-extract/css";
import {
  colour,
  indeterminateBar,
  indeterminateBarRtl,
  rightToLeft,
} from "../../theme/theme.css.ts";

export const track = style({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: 30,
  height: "2px",
  overflow: "hidden",
  pointerEvents: "none",
  // A quick answer shows no bar.
  animation: `${keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })} 100ms 120ms both`,
});

export const bar = style({
  height: "100%",
  background: colour.accentText,
  ...indeterminateBar,
  selectors: { [`${rightToLeft} &`]: indeterminateBarRtl },
  "@media": {
    "(prefers-reduced-motion: reduce)": { width: "100%", animation: "none", opacity: 0.7 },
  },
});

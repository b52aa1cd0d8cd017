import { keyframes, style } from "@vanilla-extract/css";
import { colour, rightToLeft } from "../theme/theme.css.ts";

const travel = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(400%)" },
});

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
  width: "25%",
  height: "100%",
  background: colour.accentText,
  animation: `${travel} 1.1s ease-in-out infinite`,
  selectors: { [`${rightToLeft} &`]: { animationDirection: "reverse" } },
  "@media": {
    "(prefers-reduced-motion: reduce)": { width: "100%", animation: "none", opacity: 0.7 },
  },
});

import { keyframes } from "@vanilla-extract/css";

const forth = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(400%)" },
});
const back = keyframes({
  from: { transform: "translateX(100%)" },
  to: { transform: "translateX(-400%)" },
});

/** A part of a line that passes from its start to its end. A browser moves it without the page, which has enough to do. */
export const indeterminateBar = {
  width: "25%",
  animation: `${forth} 1.1s ease-in-out infinite`,
} as const;

/** In a language from right to left. */
export const indeterminateBarRtl = { animationName: back } as const;

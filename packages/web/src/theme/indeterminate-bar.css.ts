import { keyframes } from "@vanilla-extract/css";

const forth = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(400%)" },
});
const back = keyframes({
  from: { transform: "translateX(100%)" },
  to: { transform: "translateX(-400%)" },
});

/** Moves by `transform`, which needs no main thread. */
export const indeterminateBar = {
  width: "25%",
  animation: `${forth} 1.1s ease-in-out infinite`,
} as const;

export const indeterminateBarRtl = { animationName: back } as const;

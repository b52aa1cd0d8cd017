import { keyframes, style } from "@vanilla-extract/css";
import { colour, hairline, motion, radius, space } from "../../theme/theme.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

export const rows = style({ transition: `opacity ${motion}` });
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[6],
  height: space[10],
  borderBottom: hairline,
});
export const bar = style({
  flex: "0 1 4rem",
  height: space[2],
  borderRadius: radius.round,
  background: colour.hairline,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { "&:first-child": { flexBasis: "10rem" } },
});

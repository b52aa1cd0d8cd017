import { globalStyle, style } from "@vanilla-extract/css";

export const icon = style({});

/** As lucide draws all of them; any other rule counts more. A browser would cut each off at its edges, which costs it a layer. */
globalStyle(`:where(${icon})`, {
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  overflow: "visible",
});

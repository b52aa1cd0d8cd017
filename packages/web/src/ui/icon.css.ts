import { globalStyle, style } from "@vanilla-extract/css";

export const icon = style({});

/** Lucide's defaults, with no specificity. Clipping each icon at its edges would cost a layer. */
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

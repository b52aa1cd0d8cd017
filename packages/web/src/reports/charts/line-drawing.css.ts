import { style } from "@vanilla-extract/css";
import { colour, radius } from "../../theme/theme.css.ts";

export const drawing = style({
  display: "block",
  width: "100%",
  height: "100%",
  overflow: "visible",
});
export const weekend = style({ fill: colour.sunken });
export const ground = style({ stroke: colour.hairline, strokeWidth: 1 });
export const line = style({ fill: "none", stroke: colour.accent, strokeWidth: 2 });
export const soFar = style([line, { strokeDasharray: "4 4" }]);
export const before = style({ fill: "none", stroke: colour.border, strokeWidth: 1.5 });

const atDay = { position: "absolute", pointerEvents: "none" } as const;
export const day = style({ ...atDay, insetBlock: 0, width: "1px", background: colour.border });
export const dot = style({
  ...atDay,
  width: "8px",
  height: "8px",
  margin: "0 0 -4px -4px",
  border: `2px solid ${colour.canvas}`,
  borderRadius: radius.round,
  background: colour.accent,
  boxSizing: "content-box",
  translate: "-2px 2px",
});

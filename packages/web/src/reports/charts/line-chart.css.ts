import { style } from "@vanilla-extract/css";
import {
  colour,
  leftToRight,
  media,
  radius,
  space,
  srOnly,
  tabular,
  type,
} from "../../theme/theme.css.ts";

export const figure = style({ display: "grid", gap: space[1], minWidth: 0, maxWidth: "48rem" });
/** The figures and the days say it to the eye. */
export const caption = style(srOnly);
/** One line, whatever it says: nothing moves under a pointer. */
export const legend = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  minWidth: 0,
  whiteSpace: "nowrap",
  ...type.caption,
  ...tabular,
  color: colour.textMuted,
});
export const current = style({ flex: "none", color: colour.text });
export const against = style({ overflow: "hidden", textOverflow: "ellipsis" });
export const plot = style({
  ...leftToRight,
  display: "flex",
  gap: space[2],
  marginBlockStart: space[1],
});
export const axis = style({
  position: "relative",
  flex: "none",
  width: "2.25rem",
  ...type.caption,
  ...tabular,
  color: colour.textMuted,
});
export const tick = style({
  position: "absolute",
  insetInlineEnd: 0,
  transform: "translateY(50%)",
});
export const drawingArea = style({
  position: "relative",
  flex: 1,
  minWidth: 0,
  height: "2.75rem",
  "@media": { [media.wide]: { height: "5.5rem" } },
});
/** Over the drawing: what a pointer, a finger or a key moves. */
export const slider = style({
  position: "absolute",
  zIndex: 1,
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "crosshair",
  touchAction: "pan-y",
});
export const ends = style({
  ...leftToRight,
  display: "flex",
  justifyContent: "space-between",
  gap: space[4],
  paddingInlineStart: `calc(2.25rem + ${space[2]})`,
  ...type.caption,
  color: colour.textMuted,
});

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

import { style } from "@vanilla-extract/css";
import { colour, leftToRight, media, space, srOnly, tabular, type } from "../../theme/theme.css.ts";

export const figure = style({ display: "grid", gap: space[1], minWidth: 0, maxWidth: "48rem" });
/** The figures and the days say it to the eye. */
export const caption = style(srOnly);
/** One line, whatever it says: nothing moves under a pointer. */
export const words = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  minWidth: 0,
  whiteSpace: "nowrap",
  ...type.caption,
  ...tabular,
  color: colour.textMuted,
});
export const asked = style({ flex: "none", color: colour.text });
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
export const picture = style({
  position: "relative",
  flex: 1,
  minWidth: 0,
  height: "2.75rem",
  "@media": { [media.wide]: { height: "5.5rem" } },
});
/** Over the drawing: what a pointer, a finger or a key moves. */
export const days = style({
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

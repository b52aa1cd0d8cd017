import { style } from "@vanilla-extract/css";
import { colour, control, space, type } from "../theme/theme.css.ts";

export const column = style({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
  outline: "none",
  // Its title stays in sight when it gets the focus.
  scrollMarginTop: control.touchHeight,
});
export const lead = style({ color: colour.textMuted });
export const said = style({ ...type.small, color: colour.ok });

import { style } from "@vanilla-extract/css";
import { colour, control, hairline, space, type, weight } from "../theme/theme.css.ts";

export const column = style({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
  outline: "none",
  // Its title stays in sight when it gets the focus.
  scrollMarginTop: control.touchHeight,
});
export const lead = style({ color: colour.textMuted });
export const list = style({ width: "100%", margin: 0, padding: 0, listStyle: "none" });
export const factor = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
  selectors: { "& + &": { borderTop: hairline } },
});
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontWeight: weight.strong });
export const note = style({ ...type.small, color: colour.textMuted });
export const said = style({ ...type.small, color: colour.ok });

import { style } from "@vanilla-extract/css";
import { colour, hairline, space, type, weight } from "../theme/theme.css.ts";

export const column = style({ display: "grid", justifyItems: "start", gap: space[2] });
export const list = style({
  width: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  outlineOffset: space[1],
});
export const session = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
  selectors: { "& + &": { borderTop: hairline } },
});
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const device = style({ fontWeight: weight.strong });
export const times = style({ ...type.small, color: colour.textMuted });
export const time = style({ display: "inline-block" });
export const said = style({ ...type.small, color: colour.textMuted });

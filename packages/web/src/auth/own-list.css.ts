import { style } from "@vanilla-extract/css";
import { colour, hairline, space, type, weight } from "../theme/theme.css.ts";

/** What the user has, each with its button. */
export const list = style({
  width: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  outlineOffset: space[1],
});
export const item = style({
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

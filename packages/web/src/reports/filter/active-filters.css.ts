import { style } from "@vanilla-extract/css";
import { radius, space, type } from "../../theme/theme.css.ts";

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const chip = style({ minWidth: 0, maxWidth: "100%" });
export const button = style({ maxWidth: "100%", borderRadius: radius.round, ...type.small });
export const words = style({ overflow: "hidden", textOverflow: "ellipsis" });

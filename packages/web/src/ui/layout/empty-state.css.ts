import { style } from "@vanilla-extract/css";
import { colour, space, type, weight } from "../../theme/theme.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  paddingBlock: space[16],
  textAlign: "center",
});
export const title = style({ ...type.lead, fontWeight: weight.strong });
export const hint = style({ color: colour.textMuted });

import { style } from "@vanilla-extract/css";
import { colour, space, unseen } from "../theme/theme.css.ts";

export const rules = style({
  display: "grid",
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const rule = style({ display: "flex", gap: space[1] });
export const kept = style([rule, { color: colour.ok }]);
export const spoken = style(unseen);
export const icon = style({ flex: "none", width: "1rem", height: "1rem" });

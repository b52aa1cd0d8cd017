import { style } from "@vanilla-extract/css";
import { colour, space, type } from "../../theme/theme.css.ts";

// May be narrower than its buttons, which scroll.
export const range = style({ minWidth: 0 });
export const bar = style({
  display: "flex",
  gap: space[2],
  minWidth: 0,
  border: 0,
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const steps = style({ display: "flex", flex: "none", gap: space[1] });
export const line = style({
  ...type.small,
  color: colour.textMuted,
  selectors: { "&:not(:empty)": { marginTop: space[2] } },
});

import { style } from "@vanilla-extract/css";
import { colour, weight } from "../../theme/theme.css.ts";

export const choice = style({ flex: "none" });
const field = style({
  // As wide as what is chosen, where the browser can.
  ...({ fieldSizing: "content" } as object),
  fontWeight: weight.strong,
  cursor: "pointer",
});
export const off = style([
  field,
  { borderColor: colour.edge, selectors: { "&[data-placeholder]": { color: colour.text } } },
]);
export const on = style([
  field,
  { borderColor: colour.accent, background: colour.accentSoft, color: colour.accentText },
]);

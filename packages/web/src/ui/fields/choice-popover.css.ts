import { style, styleVariants } from "@vanilla-extract/css";
import { colour, hairline, radius, raised, space } from "../../theme/theme.css.ts";

const base = style({
  maxWidth: `calc(100vw - 2 * ${space[2]})`,
  padding: space[2],
  overflow: "auto",
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  boxShadow: raised,
  outline: "none",
});
export const popover = styleVariants({
  own: [base, { minWidth: "16rem" }],
  wide: [base, { width: "var(--trigger-width)" }],
});

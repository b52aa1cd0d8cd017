import { style, styleVariants } from "@vanilla-extract/css";
import { colour, radius, space, type } from "../../theme/theme.css.ts";

const base = style({
  display: "flex",
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  ...type.body,
});

export const tone = styleVariants({
  danger: [base, { background: colour.dangerSoft, color: colour.danger }],
  overstay: [base, { background: colour.overstaySoft, color: colour.overstay }],
  ok: [base, { background: colour.okSoft, color: colour.ok }],
});

export const icon = style({ flex: "none", width: "1rem", height: "1rem", marginTop: "2px" });

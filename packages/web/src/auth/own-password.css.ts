import { style } from "@vanilla-extract/css";
import { colour, space, type, width } from "../theme/theme.css.ts";

export const column = style({ display: "grid", gap: space[2], maxWidth: width.form });
export const change = style({ justifySelf: "start" });
export const said = style({
  ...type.small,
  color: colour.ok,
});

import { style } from "@vanilla-extract/css";
import { colour, space, type, width } from "../theme/theme.css.ts";

/** Reserves the height of the account sections, which may load later. */
export const account = style({ minHeight: "13rem" });

export const column = style({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  maxWidth: width.panel,
});
export const hint = style({ ...type.small, color: colour.textMuted });

export const choice = style({ display: "flex", alignItems: "center", gap: space[2] });
export const box = style({ width: space[6], height: space[6], margin: 0 });

import { style } from "@vanilla-extract/css";
import { colour, media, space, tabular, type } from "../../theme/theme.css.ts";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  minWidth: 0,
  gap: `${space[3]} ${space[4]}`,
});
export const select = style({ flex: "1 1 9rem", maxWidth: "12rem" });
/** Keeps room for what is counted later. */
export const count = style({
  ...tabular,
  display: "inline-block",
  minWidth: "2ch",
  color: colour.textMuted,
});
export const line = style({
  ...type.small,
  ...tabular,
  margin: 0,
  color: colour.textMuted,
  "@media": { [media.narrow]: type.caption },
});

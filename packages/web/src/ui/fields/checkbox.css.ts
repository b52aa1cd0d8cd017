import { style } from "@vanilla-extract/css";
import { colour, control, media, space } from "../../theme/theme.css.ts";
import { description as words } from "./field.css.ts";

export const label = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  "@media": { [media.touch]: { minHeight: control.touchHeight } },
});
export const description = style([
  words,
  {
    paddingInlineStart: space[5],
    marginInlineStart: space[2],
    "@media": { [media.touch]: { marginTop: `calc(-1 * ${space[2]})` } },
  },
]);
export const box = style({
  width: space[5],
  height: space[5],
  margin: 0,
  accentColor: colour.accent,
});

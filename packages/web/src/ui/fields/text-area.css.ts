import { style } from "@vanilla-extract/css";
import { colour, hairline, radius, space, type } from "../../theme/theme.css.ts";

export const area = style({
  ...type.caption,
  display: "block",
  width: "100%",
  padding: space[2],
  border: hairline,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.text,
  fontFamily: "ui-monospace, monospace",
});

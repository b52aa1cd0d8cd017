import { style } from "@vanilla-extract/css";
import { space } from "../../theme/theme.css.ts";

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
});

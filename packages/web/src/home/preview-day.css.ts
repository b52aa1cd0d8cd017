import { style } from "@vanilla-extract/css";
import { space } from "../theme/theme.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  paddingBlockEnd: space[1],
});

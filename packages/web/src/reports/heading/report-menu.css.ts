import { style } from "@vanilla-extract/css";
import { space } from "../../theme/theme.css.ts";

/** Below the buttons, while there is something to say. */
export const outcome = style({
  order: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  flexBasis: "100%",
  paddingBlock: space[1],
});

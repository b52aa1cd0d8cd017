import { style } from "@vanilla-extract/css";
import { hairline, radius } from "../theme/theme.css.ts";

/** Black on white in either theme: cameras read no other. */
export const picture = style({
  width: "13rem",
  maxWidth: "100%",
  border: hairline,
  borderRadius: radius.control,
  background: "#fff",
  fill: "#000",
});

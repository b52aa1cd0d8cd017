import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/theme.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  position: "relative",
});
globalStyle(`${line} > :first-child`, { flex: "1 1 0", minWidth: 0 });

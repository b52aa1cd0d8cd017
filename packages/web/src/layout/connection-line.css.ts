import { globalStyle, style } from "@vanilla-extract/css";
import { colour, headerHeight, hiddenInPrint, space, type } from "../theme/theme.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: space[8],
  paddingInline: space[4],
  background: colour.overstaySoft,
  color: colour.overstay,
  ...type.small,
  "@media": hiddenInPrint,
});
export const icon = style({ flex: "none", width: "1rem", height: "1rem" });

// What sticks below the header has to stay below this line, too.
globalStyle(`:root:has(header ${line})`, {
  vars: { "--header-height": `calc(${headerHeight} + ${space[8]})` },
});

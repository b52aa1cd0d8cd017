import { style } from "@vanilla-extract/css";
import { colour, media } from "../theme/theme.css.ts";

export const picture = style({
  display: "block",
  width: "100%",
  height: "1rem",
  overflow: "visible",
  "@media": { [media.widest]: { height: "1.25rem" } },
});
const line = style({ fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const today = style([line, { stroke: colour.accentText, strokeWidth: 1.5 }]);
export const lastWeek = style([line, { stroke: colour.edge, strokeWidth: 1.5 }]);

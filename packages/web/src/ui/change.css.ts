import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/theme.css.ts";

const line = style({ whiteSpace: "nowrap" });
export const change = styleVariants({
  up: [line, { color: colour.ok }],
  down: [line, { color: colour.danger }],
  none: [line, { color: colour.textMuted }],
});
/** As high as a small letter, so that the figure is read first. */
export const arrow = style({ fontSize: "0.75em", verticalAlign: "0.08em" });

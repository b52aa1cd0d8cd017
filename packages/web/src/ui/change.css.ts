import { style, styleVariants } from "@vanilla-extract/css";
import { colour } from "../theme/theme.css.ts";

const line = style({ whiteSpace: "nowrap" });
export const change = styleVariants({
  up: [line, { color: colour.ok }],
  down: [line, { color: colour.danger }],
  none: [line, { color: colour.textMuted }],
});
/** As high as a small letter, so that the figure is read first; whatever font has it makes no line higher. */
export const arrow = style({ fontSize: "0.75em", lineHeight: 0, verticalAlign: "0.08em" });

import { style, styleVariants } from "@vanilla-extract/css";
import { colour, leftToRight } from "../theme/theme.css.ts";

/** The arrow stands where a sign would: before the figure in every language. */
const line = style({ ...leftToRight, unicodeBidi: "isolate", whiteSpace: "nowrap" });
export const change = styleVariants({
  up: [line, { color: colour.ok }],
  down: [line, { color: colour.danger }],
  none: [line, { color: colour.textMuted }],
});
/** As high as a small letter, so that the figure is read first; whatever font has it makes no line higher. */
export const arrow = style({ fontSize: "0.75em", lineHeight: 0, verticalAlign: "0.08em" });

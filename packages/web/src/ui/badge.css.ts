import { style, styleVariants } from "@vanilla-extract/css";
import { colour, radius, space, type } from "../theme/theme.css.ts";

const badge = style({
  ...type.caption,
  display: "inline-block",
  paddingInline: space[2],
  borderRadius: radius.round,
  whiteSpace: "nowrap",
  // Forced colors draw no background.
  outline: "1px solid transparent",
});

export const tone = styleVariants({
  neutral: [badge, { background: colour.hover, color: colour.textMuted }],
  ok: [badge, { background: colour.okSoft, color: colour.ok }],
  warning: [badge, { background: colour.overstaySoft, color: colour.overstay }],
  danger: [badge, { background: colour.dangerSoft, color: colour.danger }],
});

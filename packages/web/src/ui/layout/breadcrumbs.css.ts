import { style } from "@vanilla-extract/css";
import { colour, media, mirroredInRtl, space, srOnly, type } from "../../theme/theme.css.ts";

export const trail = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  ...type.small,
  color: colour.textMuted,
});
export const step = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const link = style({
  color: "inherit",
  textDecoration: "none",
  paddingBlock: space[1],
  "@media": {
    // As high as a thumb needs, and no more room on the page.
    [media.touch]: {
      padding: `${space[3]} ${space[1]}`,
      margin: `calc(-1 * ${space[2]}) calc(-1 * ${space[1]})`,
    },
    [media.hover]: {
      selectors: { "&:hover": { color: colour.text, textDecoration: "underline" } },
    },
  },
});
/** Hidden on a phone, where the heading below says the same. */
export const here = style([step, { color: colour.text, "@media": { [media.narrow]: srOnly } }]);
export const chevron = style({ ...mirroredInRtl, width: "0.75rem", height: "0.75rem" });

import { style } from "@vanilla-extract/css";
import { colour, media, space, tabular, type, weight } from "../../theme/theme.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
});
export const time = style({
  ...type.small,
  ...tabular,
  color: colour.textMuted,
  // Below a row of buttons where there is no room next to them.
  selectors: { "fieldset > &": { gridRow: 2, gridColumn: "1 / -1" } },
  "@media": {
    [media.wide]: {
      // A failure wraps rather than taking the room of the presets.
      maxWidth: "20rem",
      selectors: { "fieldset > &": { gridRow: "auto", gridColumn: "auto" } },
    },
  },
});
export const part = style({
  whiteSpace: "nowrap",
  selectors: { "fieldset &": { display: "none" } },
  "@media": { [media.wide]: { selectors: { "fieldset &": { display: "inline" } } } },
});
export const refresh = style({ flexDirection: "column", gap: 0 });
/** Wide enough for any time from the start, so that nothing moves. */
export const timed = style({
  "@media": {
    [media.narrow]: {
      minWidth: "4.25rem",
      selectors: { ":root:lang(bn) &": { minWidth: "4.75rem" } },
    },
  },
});
export const short = style({
  ...type.caption,
  fontWeight: weight.normal,
  color: colour.textMuted,
  paddingInline: space[1],
  "@media": { [media.wide]: { display: "none" } },
});
export const note = style({
  selectors: { "&:not(:empty)::before": { content: '" · "' } },
});

import { style } from "@vanilla-extract/css";
import { colour, space, tabular, type } from "../theme/theme.css.ts";

export const status = style({ display: "flex", alignItems: "center", gap: space[1] });
export const time = style({ ...type.small, ...tabular, color: colour.textMuted });
export const late = style([time, { color: colour.overstay }]);
export const note = style({ ...type.small, color: colour.textMuted });
export const line = style({
  display: "block",
  minHeight: type.small.lineHeight,
  selectors: {
    // Home as it was kept may name the day before.
    ":root[data-busy] &": { visibility: "hidden" },
  },
});

import { style } from "@vanilla-extract/css";
import { colour, space, tabular, type } from "../theme/theme.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
});
export const time = style({ ...type.small, ...tabular, color: colour.textMuted });
export const part = style({ whiteSpace: "nowrap" });
export const note = style({
  selectors: { "&:not(:empty)::before": { content: '" · "' } },
});

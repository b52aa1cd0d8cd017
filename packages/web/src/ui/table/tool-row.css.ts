import { style } from "@vanilla-extract/css";
import { colour, media, space, type } from "../../theme/theme.css.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  "@media": { [media.wide]: { columnGap: space[3] } },
});
export const note = style({ ...type.small, color: colour.textMuted, marginInlineStart: "auto" });
export const group = style({
  display: "flex",
  gap: space[2],
  flex: "4 1 9rem",
  minWidth: 0,
  maxWidth: "20rem",
});

import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  media,
  motion,
  radius,
  space,
  type,
  weight,
} from "../../theme/theme.css.ts";

export const heading = style({ ...type.small, color: colour.textMuted, fontWeight: weight.strong });
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: space[2],
  marginTop: space[1],
});
export const item = style({
  display: "flex",
  alignItems: "center",
  border: hairline,
  borderRadius: radius.control,
  background: colour.surface,
});
export const link = style({
  flex: 1,
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  transition: `background-color ${motion}`,
  "@media": {
    [media.touch]: { minHeight: control.touchHeight },
    [media.hover]: { selectors: { "&:hover": { background: colour.hover } } },
  },
});
export const title = style({ display: "block", ...type.body, fontWeight: weight.strong });
export const note = style({ display: "block", ...type.small, color: colour.textMuted });

import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  media,
  motion,
  radius,
  space,
  type,
  unseen,
  weight,
} from "../../theme/theme.css.ts";

export const field = style({ display: "grid", gap: space[1], minWidth: 0 });
export const label = style({ ...type.small, fontWeight: weight.strong });
export const hiddenLabel = style(unseen);
export const description = style({ ...type.caption, color: colour.textMuted });
export const error = style({ ...type.caption, color: colour.danger });

export const input = style({
  width: "100%",
  minHeight: control.height,
  paddingInline: space[3],
  border: `1px solid ${colour.border}`,
  borderRadius: radius.control,
  background: colour.surface,
  ...type.body,
  transition: `border-color ${motion}`,
  selectors: {
    "&::placeholder": { color: colour.textMuted, opacity: 1 },
    "&:focus-visible": { borderColor: colour.accentText, outlineOffset: "-1px" },
    "&[aria-invalid=true]": { borderColor: colour.danger },
    "&:disabled": { background: colour.sunken, color: colour.textMuted },
  },
  // Below 1rem, iOS zooms into a focused field.
  "@media": { [media.touch]: { minHeight: control.touchHeight, fontSize: "1rem" } },
});

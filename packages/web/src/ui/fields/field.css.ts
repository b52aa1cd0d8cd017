import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  media,
  motion,
  radius,
  space,
  srOnly,
  type,
  weight,
} from "../../theme/theme.css.ts";

export const field = style({ display: "grid", gap: space[1], minWidth: 0 });
export const label = style({ ...type.small, fontWeight: weight.strong });
export const hiddenLabel = style(srOnly);
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

export const form = style({ display: "grid", gap: space[4] });

export const checkboxLabel = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  "@media": { [media.touch]: { minHeight: control.touchHeight } },
});
export const checkboxDescription = style([
  description,
  {
    paddingInlineStart: space[5],
    marginInlineStart: space[2],
    "@media": { [media.touch]: { marginTop: `calc(-1 * ${space[2]})` } },
  },
]);
export const checkbox = style({
  width: space[5],
  height: space[5],
  margin: 0,
  accentColor: colour.accent,
});

export const passwordRow = style({ position: "relative", display: "grid" });
export const passwordInput = style({ paddingInlineEnd: space[16] });
export const passwordToggle = style({
  position: "absolute",
  insetInlineEnd: "1px",
  insetBlock: "1px",
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: colour.textMuted,
  ...type.small,
  fontWeight: weight.strong,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
  "@media": { [media.hover]: { selectors: { "&:hover": { color: colour.text } } } },
});

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
});

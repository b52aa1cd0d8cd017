import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  media,
  overlay,
  radius,
  raised,
  space,
  type,
  weight,
} from "../../theme/theme.css.ts";

// At the bottom, within reach of the thumb, as a dialog on a phone.
export const sheet = style({
  position: "fixed",
  inset: "auto 0 0",
  width: "100%",
  maxWidth: "none",
  maxHeight: "85dvh",
  margin: 0,
  padding: `0 0 ${space[4]}`,
  border: 0,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: colour.surface,
  color: colour.text,
  boxShadow: raised,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&::backdrop": { background: overlay } },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
  borderBottom: hairline,
});
export const title = style({ ...type.body, color: colour.textMuted });
export const list = style({ paddingBlock: space[1] });
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: control.touchHeight,
  paddingInline: space[4],
  ...type.body,
  textDecoration: "none",
  selectors: {
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current]": { color: colour.accentText, fontWeight: weight.strong },
  },
  "@media": { [media.hover]: { selectors: { "&:hover": { background: colour.hover } } } },
});
export const mark = style({ flex: "none", width: "1rem", height: "1rem" });
export const current = style([mark, { marginInlineStart: "auto" }]);

import { style } from "@vanilla-extract/css";
import {
  colour,
  hairline,
  media,
  mirroredInRtl,
  motion,
  radius,
  space,
  weight,
} from "../../theme/theme.css.ts";

export const list = style({
  maxWidth: "40rem",
  margin: 0,
  padding: 0,
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  listStyle: "none",
  overflow: "hidden",
});

export const item = style({ selectors: { "& + &": { borderTop: hairline } } });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  width: "100%",
  minHeight: space[12],
  padding: `${space[2]} ${space[4]}`,
  border: 0,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  outlineOffset: "-2px",
  transition: `background-color ${motion}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: colour.hover } } },
  },
  selectors: {
    "&:active": { background: colour.hover },
    "&[aria-current]": { background: colour.accentSoft, fontWeight: weight.strong },
  },
});

export const title = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const check = style({ flex: "none", color: colour.accentText });
export const chevron = style({
  ...mirroredInRtl,
  flex: "none",
  width: "1rem",
  height: "1rem",
  color: colour.textMuted,
});

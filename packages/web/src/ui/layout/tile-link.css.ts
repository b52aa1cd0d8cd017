import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  hairline,
  hiddenInPrint,
  media,
  mirroredInRtl,
  motion,
  radius,
  space,
  type,
  weight,
} from "../../theme/theme.css.ts";

export const grid = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});

export const tile = style({
  display: "flex",
  flexDirection: "column",
  border: hairline,
  borderRadius: radius.panel,
  background: colour.surface,
  overflow: "hidden",
  transition: `border-color ${motion}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { borderColor: colour.edge } } },
  },
});

export const main = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: space[3],
  minHeight: space[16],
  padding: `${space[3]} ${space[4]}`,
  textDecoration: "none",
  outlineOffset: "-2px",
  transition: `background-color ${motion}`,
  selectors: { "&:active": { background: colour.hover } },
});

export const shortcut = style({
  ...type.small,
  display: "block",
  padding: `${space[2]} ${space[4]}`,
  borderTop: hairline,
  color: colour.accentText,
  textDecoration: "none",
  outlineOffset: "-2px",
  "@media": {
    ...hiddenInPrint,
    [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } },
    [media.touch]: { paddingBlock: space[3] },
  },
});

export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ display: "block", fontWeight: weight.strong });
export const note = style({ ...type.small, color: colour.textMuted, overflowWrap: "anywhere" });
export const mark = style({ display: "flex", color: colour.accentText });
export const chevron = style({
  ...mirroredInRtl,
  width: "1rem",
  height: "1rem",
  color: colour.textMuted,
  "@media": hiddenInPrint,
});
/** A tile without a note says nothing on paper. */
globalStyle(`${tile}:not(:has(${note}))`, { "@media": hiddenInPrint });

globalStyle(`${mark} svg`, { width: "1.25rem", height: "1.25rem" });

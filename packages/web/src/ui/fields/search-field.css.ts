import { globalStyle, style } from "@vanilla-extract/css";
import { colour, hiddenInPrint, media, control as sizes, space } from "../../theme/theme.css.ts";

export const field = style({
  position: "relative",
  display: "block",
  flex: "1 1 6.5rem",
  "@media": { ...hiddenInPrint, [media.wide]: { flex: "1 1 10rem", maxWidth: "20rem" } },
});
/** On a phone, a filled field takes the whole line. */
export const filled = style({
  flexBasis: "100%",
  "@media": { [media.wide]: { flexBasis: "10rem" } },
});
export const icon = style({
  position: "absolute",
  insetInlineStart: space[1],
  insetBlock: 0,
  marginBlock: "auto",
  width: "1rem",
  height: "1rem",
  color: colour.textMuted,
  pointerEvents: "none",
  "@media": { [media.wide]: { insetInlineStart: space[3] } },
});
/** Narrow padding on a phone, so that the placeholder fits. */
export const control = style({
  paddingInlineStart: space[6],
  paddingInlineEnd: space[1],
  "@media": { [media.wide]: { paddingInline: `${space[8]} ${space[3]}` } },
});

export const folded = style({
  position: "relative",
  flex: "none",
  width: sizes.touchHeight,
  selectors: {
    "&:focus-within": { position: "absolute", zIndex: 1, inset: 0, width: "auto" },
  },
  "@media": hiddenInPrint,
});
export const foldedOn = style({ color: colour.accentText });
export const foldedControl = style({
  selectors: {
    "&:focus": { paddingInline: `${space[8]} ${space[3]}` },
    "&:not(:focus)": {
      padding: 0,
      borderColor: colour.edge,
      color: "transparent",
      cursor: "pointer",
    },
    "&:not(:focus)::placeholder": { color: "transparent" },
    // A text that is out of sight still narrows the rows.
    [`${foldedOn} > &:not(:focus)`]: { borderColor: colour.accent, background: colour.accentSoft },
  },
});
globalStyle(`${folded}:not(:focus-within) > ${icon}`, { insetInline: 0, marginInline: "auto" });
globalStyle(`${folded}:focus-within > ${icon}`, { insetInlineStart: space[2] });
globalStyle(`${foldedOn} > ${icon}`, { color: colour.accentText });

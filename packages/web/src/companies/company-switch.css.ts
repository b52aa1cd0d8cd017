import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  hiddenInPrint,
  media,
  radius,
  space,
  type,
  weight,
} from "../theme/theme.css.ts";

export const only = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minWidth: 0,
  minHeight: space[8],
  paddingInline: space[2],
  ...type.small,
  fontWeight: weight.strong,
  "@media": { [media.wide]: { maxWidth: "14rem" } },
});
export const company = style([
  only,
  {
    border: hairline,
    borderRadius: radius.control,
    background: "none",
    color: "inherit",
    cursor: "pointer",
    selectors: {
      "&:active": { background: colour.hover },
      "&[aria-busy=true]": { background: colour.hover, borderColor: colour.accent },
    },
    "@media": {
      [media.touch]: { minHeight: control.touchHeight },
      [media.hover]: { selectors: { "&:hover": { borderColor: colour.edge } } },
      print: { padding: 0, border: 0 },
    },
  },
]);
export const name = style({
  // Cut off at its own end, whichever way the page is read.
  unicodeBidi: "plaintext",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": {
    // On a phone, a long name has two lines.
    [media.narrow]: {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      ...type.caption,
      fontWeight: weight.strong,
      textAlign: "start",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
    },
  },
});
export const chevron = style({
  flex: "none",
  width: "0.875rem",
  height: "0.875rem",
  color: colour.textMuted,
  "@media": hiddenInPrint,
});

/** The name of the active company gives way last. */
export const other = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 4,
  gap: space[1],
  minWidth: space[8],
  minHeight: space[8],
  paddingInline: space[2],
  borderRadius: radius.control,
  ...type.small,
  color: colour.textMuted,
  textDecoration: "none",
  "@media": {
    ...hiddenInPrint,
    [media.touch]: { minWidth: control.touchHeight, minHeight: control.touchHeight },
    [media.hover]: { selectors: { "&:hover": { color: colour.text, background: colour.hover } } },
  },
});
export const otherIcon = style({ flex: "none", width: "0.875rem", height: "0.875rem" });
/** Where the active company's own name would be cut off for it, the icon stands alone. */
export const otherName = style([
  name,
  {
    "@media": {
      [media.wide]: { maxWidth: "4.5rem" },
      "(max-width: 79.99rem)": { display: "none" },
    },
  },
]);

import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  hiddenInPrint,
  media,
  rightToLeft,
  space,
  touchTarget,
  type,
} from "../../theme/theme.css.ts";

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[2]}`,
});
/** On a phone, the actions are next to the title, and the note is on a separate line. */
export const words = style({
  display: "contents",
  "@media": {
    [media.wide]: {
      display: "flex",
      flex: "1 1 0",
      flexDirection: "column",
      minWidth: "20rem",
    },
  },
});
export const title = style({
  ...type.title,
  // Next to the actions while its longest word fits.
  flex: "1 1 min-content",
  minWidth: 0,
  overflowWrap: "break-word",
  "@media": { [media.wide]: { flex: "none", maxWidth: "100%" } },
});
export const capitalised = style({ textTransform: "capitalize" });
export const note = style({
  order: 2,
  flexBasis: "100%",
  color: colour.textMuted,
  overflowWrap: "anywhere",
  "@media": { [media.wide]: { flexBasis: "auto" } },
});
export const actions = style({
  position: "relative",
  order: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
});

export const back = style({ ...type.small, margin: 0, "@media": hiddenInPrint });
globalStyle(`${back} a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: space[6],
  "@media": { [media.touch]: touchTarget },
});
globalStyle(`${back} svg`, { width: "1rem", height: "1rem" });
globalStyle(`${rightToLeft} ${back} svg`, { scale: "-1 1" });

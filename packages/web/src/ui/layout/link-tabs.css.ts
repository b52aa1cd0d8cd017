import { globalStyle, style } from "@vanilla-extract/css";
import { fadingEnds } from "../../theme/fading-ends.css.ts";
import { colour, control, media, space, type, weight } from "../../theme/theme.css.ts";

export const line = style([
  fadingEnds,
  {
    display: "flex",
    alignItems: "center",
    gap: space[1],
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    "@media": { [media.wide]: { marginInline: 0, paddingInline: 0 } },
  },
]);
globalStyle(`${line} > *`, { flex: "none" });

export const tabs = style({ display: "flex" });
export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: space[8],
  paddingInline: space[2],
  ...type.small,
  color: colour.textMuted,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current]": { color: colour.text, fontWeight: weight.strong },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: space[2],
      bottom: 0,
      height: "2px",
      background: colour.accentText,
    },
  },
  "@media": {
    [media.touch]: { minHeight: control.touchHeight },
    [media.hover]: { selectors: { "&:hover": { color: colour.text } } },
  },
});

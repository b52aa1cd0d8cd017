import { style } from "@vanilla-extract/css";
import { colour, media, touchTarget } from "../theme/theme.css.ts";

export const link = style({
  color: colour.accentText,
  textDecoration: "underline",
  textDecorationColor: "transparent",
  textUnderlineOffset: "3px",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } },
    [media.touch]: { selectors: { "p &": touchTarget } },
  },
  selectors: {
    "p &": { display: "inline-block", minHeight: "1.5rem", textDecorationColor: "currentColor" },
  },
});

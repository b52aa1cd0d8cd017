import { style } from "@vanilla-extract/css";
import { colour, control, hiddenInPrint, media, radius, space, type } from "../theme/theme.css.ts";
import { name as cutOff } from "./company-switch.css.ts";

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
export const icon = style({ flex: "none", width: "0.875rem", height: "0.875rem" });
/** Where the active company's own name would be cut off for it, the icon stands alone. */
export const name = style([
  cutOff,
  {
    "@media": {
      [media.wide]: { maxWidth: "4.5rem" },
      "(max-width: 79.99rem)": { display: "none" },
    },
  },
]);

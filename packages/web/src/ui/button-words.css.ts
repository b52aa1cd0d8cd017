import { style } from "@vanilla-extract/css";

/** On a phone the icon alone is seen. */
export const words = style({
  "@media": {
    "not all and (min-width: 48rem)": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

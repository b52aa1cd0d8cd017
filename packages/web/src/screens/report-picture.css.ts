import { style } from "@vanilla-extract/css";
import { space } from "../theme/theme.css.ts";

/** Wider bars would say no more. */
export const box = style({ position: "relative", maxWidth: "48rem" });
/** Beside the picture's caption, which leaves room for it. */
export const toggle = style({
  selectors: {
    "&[aria-expanded=true]": {
      position: "absolute",
      insetInlineEnd: 0,
      top: `calc(-1 * ${space[2]})`,
    },
    // A button without an edge: its words stand where the others do.
    "&[aria-expanded=false]": { marginInlineStart: `calc(-1 * ${space[3]})` },
  },
});

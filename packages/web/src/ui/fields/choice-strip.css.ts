import { globalStyle, style } from "@vanilla-extract/css";
import { fadingEnds } from "../../theme/fading-ends.css.ts";
import { space } from "../../theme/theme.css.ts";

export const strip = style([
  fadingEnds,
  {
    // What is hidden from sight in it must not make the page wider.
    position: "relative",
    display: "flex",
    gap: space[1],
    minWidth: 0,
    margin: `calc(-1 * ${space[1]})`,
    padding: space[1],
  },
]);
globalStyle(`${strip} > *`, { flex: "none" });

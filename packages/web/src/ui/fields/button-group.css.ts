import { globalStyle, style } from "@vanilla-extract/css";
import { fadingEnds } from "../../theme/fading-ends.css.ts";
import { space, srOnly, type, weight } from "../../theme/theme.css.ts";

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const label = style({ ...type.small, padding: 0, fontWeight: weight.strong });
export const hiddenLabel = style(srOnly);
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginTop: space[1],
});

export const strip = style([
  fadingEnds,
  {
    // Visually hidden content must not make the page wider.
    position: "relative",
    display: "flex",
    gap: space[1],
    minWidth: 0,
    margin: `calc(-1 * ${space[1]})`,
    padding: space[1],
  },
]);
globalStyle(`${strip} > *`, { flex: "none" });

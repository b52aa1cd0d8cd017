import { style } from "@vanilla-extract/css";
import { colour, rightToLeft } from "../../theme/theme.css.ts";

/** A bar behind a figure, sized by `barLength`. Print and forced colors do not show it. */
export const barred = style({
  backgroundImage: `linear-gradient(${colour.bar}, ${colour.bar})`,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "left center",
  selectors: { [`${rightToLeft} &`]: { backgroundPosition: "right center" } },
});

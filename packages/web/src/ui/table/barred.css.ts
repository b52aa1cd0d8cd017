import { style } from "@vanilla-extract/css";
import { colour, rightToLeft } from "../../theme/theme.css.ts";

/** A bar behind a figure, as long as `barLength` says. Neither paper nor forced colours show it. */
export const barred = style({
  backgroundImage: `linear-gradient(${colour.bar}, ${colour.bar})`,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "left center",
  selectors: { [`${rightToLeft} &`]: { backgroundPosition: "right center" } },
});

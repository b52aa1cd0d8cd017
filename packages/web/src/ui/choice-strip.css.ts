import { globalStyle, style } from "@vanilla-extract/css";
import { rightToLeft, space } from "../theme/theme.css.ts";

const hidden = "2.5rem";
const fading = (way: string, ...stops: string[]) => `linear-gradient(${way}, ${stops.join(", ")})`;
const fadesTo = (way: string) => ({
  maskImage: fading(way, `#000 calc(100% - ${hidden})`, "transparent"),
});

/** Its ends fade while there is more beyond them. */
export const strip = style({
  // What is hidden from sight in it must not make the page wider.
  position: "relative",
  display: "flex",
  gap: space[1],
  minWidth: 0,
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  selectors: {
    "&[data-more=after]": fadesTo("to right"),
    "&[data-more=before]": fadesTo("to left"),
    [`${rightToLeft} &[data-more=after]`]: fadesTo("to left"),
    [`${rightToLeft} &[data-more=before]`]: fadesTo("to right"),
    "&[data-more=both]": {
      maskImage: fading(
        "to right",
        "transparent",
        `#000 ${hidden}`,
        `#000 calc(100% - ${hidden})`,
        "transparent",
      ),
    },
  },
});
globalStyle(`${strip} > *`, { flex: "none" });

import { style } from "@vanilla-extract/css";
import { rightToLeft } from "./theme.css.ts";

const hidden = "2.5rem";
const fading = (way: string, ...stops: string[]) => `linear-gradient(${way}, ${stops.join(", ")})`;
const fadesTo = (way: string) => ({
  maskImage: fading(way, `#000 calc(100% - ${hidden})`, "transparent"),
});

/** A row that scrolls. Its ends fade while there is more beyond them: `useFadingEnds` sets `data-more`. */
export const fadingEnds = style({
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  // Keeps focused elements clear of the faded ends.
  scrollPaddingInline: hidden,
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

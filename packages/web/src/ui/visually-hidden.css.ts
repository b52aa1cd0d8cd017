import { style } from "@vanilla-extract/css";
import { media, unseen } from "../theme/theme.css.ts";

export const visuallyHidden = style(unseen);

/** On a phone the icon alone is seen. */
export const words = style({
  "@media": {
    [media.narrow]: unseen,
  },
});

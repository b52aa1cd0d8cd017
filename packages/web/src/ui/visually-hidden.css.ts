import { style } from "@vanilla-extract/css";
import { media, srOnly } from "../theme/theme.css.ts";

export const visuallyHidden = style(srOnly);

/** On a phone the icon alone is seen. */
export const hiddenOnPhone = style({
  "@media": {
    [media.narrow]: srOnly,
  },
});

import { style } from "@vanilla-extract/css";
import { media, srOnly } from "../theme/theme.css.ts";

export const visuallyHidden = style(srOnly);

export const hiddenOnPhone = style({
  "@media": {
    [media.narrow]: srOnly,
  },
});

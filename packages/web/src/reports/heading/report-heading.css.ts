import { style } from "@vanilla-extract/css";
import { colour, media } from "../../theme/theme.css.ts";

export const subject = style({ display: "inline-block", maxWidth: "100%" });
/** On a phone, the actions next to the title are icons alone. */
export const filter = style({
  "@media": {
    [media.narrow]: { borderColor: "transparent", background: "none", color: colour.textMuted },
  },
});

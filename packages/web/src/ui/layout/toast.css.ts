import { keyframes, style } from "@vanilla-extract/css";
import { colour, hairline, radius, raised, space, type, weight } from "../../theme/theme.css.ts";

const go = keyframes({ to: { visibility: "hidden" } });

/** Covers what is below the pressed button, so that nothing moves. */
export const toast = style({
  position: "absolute",
  zIndex: 9,
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineEnd: 0,
  selectors: {
    "&:not(:empty)": {
      padding: `${space[2]} ${space[3]}`,
      border: hairline,
      borderRadius: radius.control,
      background: colour.surface,
      boxShadow: raised,
      ...type.small,
      fontWeight: weight.strong,
      animation: `${go} 0s 5s forwards`,
    },
  },
});

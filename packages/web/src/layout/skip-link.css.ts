import { style } from "@vanilla-extract/css";
import { colour, hiddenInPrint, radius, raised, space, weight } from "../theme/theme.css.ts";

export const skip = style({
  position: "fixed",
  insetInlineStart: space[4],
  top: space[2],
  zIndex: 40,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: colour.surface,
  fontWeight: weight.strong,
  "@media": hiddenInPrint,
  selectors: {
    "&:focus": { boxShadow: raised },
    "&:not(:focus)": { transform: "translateY(-200%)" },
  },
});

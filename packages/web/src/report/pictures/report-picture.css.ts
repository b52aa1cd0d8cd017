import { style, styleVariants } from "@vanilla-extract/css";
import { colour, space, type } from "../../theme/theme.css.ts";

/** Wider bars would not say more. */
export const box = style({ position: "relative", maxWidth: "48rem" });
/** Stands beside the caption, which leaves room for it. */
export const toggle = style({
  selectors: {
    "&[aria-expanded=true]": {
      position: "absolute",
      insetInlineEnd: 0,
      top: `calc(-1 * ${space[2]})`,
    },
    // Without an edge, the words of the button line up with the others.
    "&[aria-expanded=false]": { marginInlineStart: `calc(-1 * ${space[3]})` },
  },
});
export const figure = style({ margin: 0, display: "grid", gap: space[2] });
export const caption = style({
  ...type.small,
  color: colour.textMuted,
  paddingInlineEnd: "8rem",
});
/** Keeps the room of a picture that has not come yet, so that the rows below do not move. */
export const lineRoom = style({ height: `calc(8rem + ${space[2]} + ${type.caption.lineHeight})` });
export const barsRoom: Readonly<Record<number, string>> = styleVariants(
  { 2: 2, 3: 3, 4: 4, 5: 5 },
  (bars: number) => ({
    height: `calc(${bars} * (${type.small.lineHeight} + ${space[1]}) - ${space[1]})`,
  }),
);

import { keyframes, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  media,
  overlay,
  radius,
  raised,
  space,
  type,
  weight,
  width,
} from "../../theme/theme.css.ts";

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: "translateY(8px)", opacity: 0 } });

export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: 20,
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
  background: overlay,
  animation: `${fade} 120ms ease-out`,
  "@media": { [media.wide]: { alignItems: "flex-start", paddingTop: "12vh" } },
});

// On a phone, a sheet at the bottom, within reach of the thumb.
export const panel = style({
  display: "flex",
  width: "100%",
  maxHeight: "92dvh",
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: colour.surface,
  boxShadow: raised,
  animation: `${rise} 120ms ease-out`,
  "@media": {
    [media.wide]: { width: width.panel, maxHeight: "76vh", borderRadius: radius.panel },
  },
});

export const dialog = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  outline: "none",
  // A name may have no space.
  overflowWrap: "break-word",
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
  borderBottom: hairline,
});
export const title = style({ ...type.lead, minWidth: 0 });
/** While the dialog loads, the page behind it can still be used. */
export const skeleton = style([backdrop, { background: "none", pointerEvents: "none" }]);
export const skeletonTitle = style([
  title,
  { lineHeight: control.touchHeight, fontWeight: weight.strong },
]);
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderTop: hairline,
});
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: "0 1 auto",
  gap: space[4],
  padding: space[5],
  overflowY: "auto",
  overscrollBehavior: "contain",
});

import { globalStyle, style } from "@vanilla-extract/css";
import {
  captionTouchTarget,
  colour,
  hiddenInPrint,
  space,
  srOnly,
  type,
} from "../../theme/theme.css.ts";

/** The search folds out over all of it. */
export const bar = style({
  position: "relative",
  display: "flex",
  // A field may say something below itself.
  alignItems: "flex-start",
  gap: space[1],
  minWidth: 0,
  "@media": hiddenInPrint,
});
export const choice = style({
  flex: "1 1 0",
  justifyContent: "flex-start",
  minWidth: 0,
  gap: space[1],
  paddingInline: space[2],
  textAlign: "start",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
export const choiceBox = style({ position: "relative", flex: "1 1 0", minWidth: 0 });
/** Leaves room for what stands in its second line. */
export const rangeChoice = style([
  choice,
  { width: "100%", paddingBlockEnd: type.caption.lineHeight, ...type.small },
]);
/** Over its button, so that a press goes there. */
export const more = style({
  position: "absolute",
  insetInlineStart: space[2],
  insetBlockEnd: space[1],
  maxWidth: `calc(100% - ${space[4]})`,
  ...type.caption,
  color: colour.textMuted,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  pointerEvents: "none",
});
export const count = style({
  flex: "1 1 0",
  alignSelf: "center",
  minWidth: 0,
  ...type.small,
  color: colour.textMuted,
});
export const strip = style({ flex: "1 1 0", minWidth: 0 });
export const note = style({ ...type.caption, color: colour.textMuted, overflowWrap: "anywhere" });
globalStyle(`${note} a`, captionTouchTarget);
export const hidden = style(srOnly);

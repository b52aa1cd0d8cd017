import { style } from "@vanilla-extract/css";
import { colour, control, hairline, media, space, type, weight } from "../theme/theme.css.ts";

export const column = style({ display: "grid", gap: space[3] });
export const counts = style({ ...type.small, color: colour.textMuted, marginInlineEnd: "auto" });
export const done = style({ ...type.small, color: colour.ok });
export const section = style({ display: "grid", gap: space[5], outline: "none" });
export const muted = style({ color: colour.textMuted });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
/** In a table row: on one line, at its end. */
export const rowActions = style([actions, { flexWrap: "nowrap", justifyContent: "flex-end" }]);
export const action = style({
  minHeight: space[8],
  "@media": { [media.touch]: { minHeight: control.touchHeight } },
  paddingInline: space[2],
  color: colour.text,
  fontWeight: weight.normal,
  textDecoration: "underline",
  textDecorationColor: colour.edge,
  textUnderlineOffset: "0.2em",
});

export const list = style({ margin: 0, padding: 0, borderBlock: hairline, listStyle: "none" });
export const item = style({
  display: "grid",
  gap: space[2],
  paddingBlock: space[3],
  selectors: { "& + &": { borderTop: hairline } },
});
/** With its button next to the text, where there is room. */
export const pair = style([
  item,
  { "@media": { [media.wide]: { gridTemplateColumns: "1fr auto", alignItems: "center" } } },
]);
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
export const name = style({ fontWeight: weight.strong });
export const time = style({ display: "inline-block" });
export const note = style({ ...type.small, color: colour.textMuted });

export const dialogPart = style({ display: "grid", gap: space[2] });

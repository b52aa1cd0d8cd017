import { style } from "@vanilla-extract/css";
import { media, space, type, weight } from "../../theme/theme.css.ts";

export const panel = style({ display: "grid", gap: space[2], maxWidth: "40rem" });
/** On a phone, the rows begin sooner. */
export const panelWithAction = style([panel, { "@media": { [media.narrow]: { gap: space[1] } } }]);
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const title = style({ minWidth: 0, ...type.lead, margin: 0, fontWeight: weight.strong });
/** On a phone, a title is to share its line. */
export const titleOfAction = style([title, { "@media": { [media.narrow]: { ...type.body } } }]);

import { style } from "@vanilla-extract/css";
import {
  colour,
  overlay,
  radius,
  raised,
  space,
  tabular,
  type,
  weight,
  width,
} from "../theme/theme.css.ts";

export const dialog = style({
  width: `min(${width.form}, 100% - ${space[8]})`,
  padding: space[5],
  border: 0,
  borderRadius: radius.panel,
  background: colour.surface,
  color: colour.text,
  boxShadow: raised,
  selectors: {
    "&[open]": { display: "grid", gap: space[3] },
    "&::backdrop": { background: overlay },
  },
});
export const title = style({ ...type.lead, fontWeight: weight.strong });
export const left = style({ ...type.figure, ...tabular });

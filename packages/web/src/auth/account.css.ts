import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  hairline,
  radius,
  space,
  type,
  weight,
  width,
} from "../theme/theme.css.ts";

export const note = style({ ...type.small, color: colour.textMuted });
export const done = style({ ...type.small, color: colour.ok });
export const lead = style({ color: colour.textMuted });

/** Factors and sessions, each with its button. */
export const list = style({
  width: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  outlineOffset: space[1],
});
export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
  selectors: { "& + &": { borderTop: hairline } },
});
export const itemText = style({ minWidth: 0, overflowWrap: "anywhere" });
export const itemName = style({ fontWeight: weight.strong });
export const time = style({ display: "inline-block" });

export const password = style({ display: "grid", gap: space[2], maxWidth: width.form });
export const changePassword = style({ justifySelf: "start" });
export const rules = style({
  display: "grid",
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const rule = style({ display: "flex", gap: space[1] });
export const keptRule = style([rule, { color: colour.ok }]);
export const ruleIcon = style({ flex: "none", width: "1rem", height: "1rem" });

export const sessions = style({ display: "grid", justifyItems: "start", gap: space[2] });
export const newPlaces = style({ display: "grid", justifyItems: "start", gap: space[2] });
export const newPlacesList = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontWeight: weight.strong,
});

export const factors = style({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
  outline: "none",
  // Its title stays visible when it gets the focus.
  scrollMarginTop: control.touchHeight,
});
export const secret = style({ display: "grid", justifyItems: "start", gap: space[3] });
export const secretText = style({ overflowWrap: "anywhere" });
/** Black on white in either theme: cameras read nothing else. */
export const qrCode = style({
  width: "13rem",
  maxWidth: "100%",
  border: hairline,
  borderRadius: radius.control,
  background: "#fff",
  fill: "#000",
});
export const recovery = style({ display: "grid", justifyItems: "start", gap: space[3] });
export const recoveryLead = style({ outline: "none" });
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: `${space[1]} ${space[4]}`,
  width: "100%",
  margin: 0,
  padding: space[3],
  border: hairline,
  borderRadius: radius.control,
  listStyle: "none",
});
export const code = style({
  fontFamily: "ui-monospace, monospace",
  fontVariantNumeric: "tabular-nums",
});

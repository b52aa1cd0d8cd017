import { style } from "@vanilla-extract/css";
import { colour, hairline, space, type } from "web/theme/theme.css.ts";

export const section = style({ display: "grid", gap: space[4], paddingTop: space[6] });
export const title = style({
  ...type.caption,
  color: colour.textMuted,
  paddingBottom: space[2],
  borderBottom: hairline,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  alignItems: "center",
});
export const fields = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  alignItems: "start",
});
export const form = style({ display: "grid", gap: space[4], maxWidth: "26rem" });

import { style } from "@vanilla-extract/css";
import { colour, radius, space, tabular, type } from "../../theme/theme.css.ts";

export const bars = style({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, max-content) 1fr max-content",
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...type.small,
});
export const bar = style({
  display: "grid",
  gridTemplateColumns: "subgrid",
  gridColumn: "1 / -1",
  alignItems: "center",
});
export const name = style({
  maxWidth: "14rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const length = style({
  height: space[3],
  minWidth: "1px",
  borderRadius: radius.control,
  background: colour.accent,
});
export const value = style({ ...tabular, textAlign: "end" });

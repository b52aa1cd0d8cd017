import { globalStyle, style } from "@vanilla-extract/css";
import { space, tabular, type, weight } from "../../theme/theme.css.ts";

const rule = "1px solid GrayText";

/** Paper is light, even where the screen is dark. */
export const printed = style({
  display: "none",
  colorScheme: "light",
  color: "CanvasText",
  background: "Canvas",
  "@media": { print: { display: "block" } },
});
globalStyle("html[data-printing] body > :not([data-print])", {
  "@media": { print: { display: "none" } },
});
globalStyle("html[data-printing] body", { "@media": { print: { background: "Canvas" } } });

export const title = style({ ...type.title });
export const stamp = style({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  gap: `0 ${space[4]}`,
  marginBlock: `${space[2]} ${space[4]}`,
  ...type.caption,
});
export const term = style({ fontWeight: weight.strong });
export const table = style({ minWidth: "60%", borderCollapse: "collapse", ...type.caption });
export const wideTable = style([table, { width: "100%" }]);
export const oneLine = style({
  whiteSpace: "nowrap",
  // Leaves the room to the columns that are filled in by hand.
  selectors: { [`${wideTable} &`]: { width: "1%" } },
});
globalStyle(`${table} th, ${table} td`, {
  padding: `0.125rem ${space[2]}`,
  borderBottom: rule,
  textAlign: "start",
  fontWeight: weight.normal,
});
globalStyle(`${table} tr`, { breakInside: "avoid" });
export const head = style({});
globalStyle(`${head} th`, { fontWeight: weight.strong });
export const figure = style({ ...tabular });
globalStyle(`${table} ${figure}, ${head} ${figure}`, { textAlign: "end" });
export const written = style({ minWidth: "6rem" });
export const total = style({});
globalStyle(`${table} ${total} th, ${table} ${total} td`, { fontWeight: weight.strong });

/** Two in a line where the paper has room, as on A4. */
export const shifts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(78mm, 1fr))",
  gap: "6mm",
});
export const shift = style({
  breakInside: "avoid",
  padding: "4mm",
  border: "1px dashed GrayText",
  ...type.caption,
});
export const warning = style({ fontWeight: weight.strong });
export const blanks = style({ display: "grid", gap: space[4], marginBlockStart: space[4] });
export const blank = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "end",
  gap: space[4],
});
export const line = style({ flex: 1, maxWidth: "20rem", borderBottom: rule, height: space[8] });

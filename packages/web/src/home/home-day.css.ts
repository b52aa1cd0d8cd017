import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "../theme/theme.css.ts";

/** On a phone, the search and the time share a line below the day. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  "@media": { [media.wide]: { columnGap: space[4] } },
});
globalStyle(`${tools} > p`, { "@media": { [media.narrow]: { flexBasis: "100%" } } });
export const status = style({ marginInlineStart: "auto" });
export const modules = style({ display: "grid", gap: space[6] });

import { globalStyle, style } from "@vanilla-extract/css";
import { colour, media, radius, space, type, width } from "../theme/theme.css.ts";

export const page = style({
  display: "grid",
  gap: space[5],
  alignContent: "start",
  maxWidth: width.page,
  marginInline: "auto",
  padding: space[4],
  "@media": { [media.wide]: { padding: space[6] } },
});

export const narrow = style({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  maxWidth: `calc(${width.form} + 2rem)`,
  marginInline: "auto",
  padding: `clamp(3rem, 18vh, 10rem) ${space[4]} ${space[8]}`,
});

export const form = style({ display: "grid", gap: space[4] });
export const title = style({ ...type.title });
export const lead = style({ color: colour.textMuted });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const slow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  marginBottom: space[4],
});
export const mark = style({
  width: space[10],
  height: space[10],
  padding: space[2],
  borderRadius: radius.panel,
  background: colour.accent,
  color: colour.onAccent,
});

export const back = style({ ...type.small, margin: 0 });
globalStyle(`${back} a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: space[6],
});
globalStyle(`${back} svg`, { width: "1rem", height: "1rem" });

import { globalStyle, style } from "@vanilla-extract/css";
import { colour, media, rightToLeft, space, type } from "../../theme/theme.css.ts";

export const range = style({ minWidth: 0 });
export const bar = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  "@media": { [media.wide]: { gridTemplateColumns: "auto minmax(0, 1fr) auto auto" } },
  columnGap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const steps = style({ display: "flex", flex: "none", gap: space[1] });
export const step = style({});
globalStyle(`${rightToLeft} ${step} svg`, { scale: "-1 1" });
const words = { gridArea: "1 / 1", marginTop: space[1] } as const;
export const line = style({
  ...type.small,
  display: "grid",
  color: colour.textMuted,
  selectors: {
    "&:not([data-room])": { marginTop: space[1] },
    "&[data-room]:not([data-room=''])::before": {
      ...words,
      content: "attr(data-room)",
      visibility: "hidden",
    },
  },
});
globalStyle(`${line} > span:not(:empty)`, words);
export const missing = style({ ...type.small, marginBlock: space[1], color: colour.textMuted });

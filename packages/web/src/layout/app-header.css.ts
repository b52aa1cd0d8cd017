import { style } from "@vanilla-extract/css";
import { fadingEnds } from "../theme/fading-ends.css.ts";
import {
  colour,
  control,
  hairline,
  hiddenInPrint,
  media,
  radius,
  raised,
  space,
  type,
  weight,
  width,
} from "../theme/theme.css.ts";

export const header = style({
  position: "sticky",
  top: 0,
  zIndex: 10,
  borderBottom: hairline,
  background: colour.surface,
  // On paper, the name of the company is left of it.
  "@media": { print: { position: "static", borderBottom: 0 } },
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"home modules company user"',
  alignItems: "center",
  columnGap: space[1],
  maxWidth: width.page,
  marginInline: "auto",
  paddingInline: space[4],
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
      columnGap: space[3],
      paddingInline: space[6],
    },
  },
});

const item = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: space[12],
  textDecoration: "none",
  whiteSpace: "nowrap",
});

export const home = style([
  item,
  {
    gridArea: "home",
    minWidth: space[6],
    fontWeight: weight.strong,
    "@media": {
      ...hiddenInPrint,
      // As wide as a thumb needs, and no more room in the line.
      [media.touch]: {
        minWidth: control.touchHeight,
        paddingInline: `${space[3]} ${space[2]}`,
        marginInline: `calc(-1 * ${space[3]}) calc(-1 * ${space[2]})`,
      },
    },
  },
]);
export const mark = style({
  width: "1.25rem",
  height: "1.25rem",
  borderRadius: "5px",
  background: colour.accent,
  color: colour.onAccent,
  padding: "3px",
});
export const brand = style({
  "@media": { "not all and (min-width: 64rem)": { display: "none" } },
});

export const company = style({
  gridArea: "company",
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minWidth: 0,
});
export const moduleMenu = style({
  gridArea: "modules",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
  minWidth: control.touchHeight,
  minHeight: control.touchHeight,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "none",
  color: colour.textMuted,
  cursor: "pointer",
  selectors: { "&:active": { background: colour.hover } },
  "@media": hiddenInPrint,
});
export const moduleIcon = style({ width: "1.25rem", height: "1.25rem" });
export const chevron = style({ width: "0.75rem", height: "0.75rem" });
export const modules = style([fadingEnds, { gridArea: "modules" }]);
export const moduleList = style({
  display: "flex",
  // As wide as its links, so that it is noticed when they change.
  minWidth: "max-content",
});
export const module = style([
  item,
  {
    position: "relative",
    paddingInline: space[2],
    ...type.small,
    color: colour.textMuted,
    selectors: {
      "&:focus-visible": { outlineOffset: "-4px" },
      "&[aria-current]": { color: colour.text, fontWeight: weight.strong },
      "&[aria-current]::after": {
        content: "",
        position: "absolute",
        insetInline: space[2],
        bottom: 0,
        height: "2px",
        background: colour.accentText,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: colour.text } } },
    },
  },
]);

export const account = style({
  gridArea: "user",
  display: "flex",
  gap: space[3],
  "@media": hiddenInPrint,
});
export const user = style([
  item,
  {
    display: "block",
    maxWidth: "8rem",
    overflow: "hidden",
    textOverflow: "ellipsis",
    ...type.small,
    lineHeight: space[12],
    color: colour.textMuted,
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: colour.text, textDecoration: "underline" } },
      },
    },
  },
]);
export const signOut = style([user, { padding: 0, border: 0, background: "none" }]);

export const skip = style({
  position: "fixed",
  insetInlineStart: space[4],
  top: space[2],
  zIndex: 40,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  background: colour.surface,
  fontWeight: weight.strong,
  "@media": hiddenInPrint,
  selectors: {
    "&:focus": { boxShadow: raised },
    "&:not(:focus)": { transform: "translateY(-200%)" },
  },
});

import {
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
  keyframes,
  type StyleRule,
} from "@vanilla-extract/css";
import { type ColourName, dark, light, type Oklch, type Palette } from "./palette.ts";

const colourNames: Record<ColourName, string> = {
  canvas: "canvas",
  surface: "surface",
  sunken: "sunken",
  hover: "hover",
  hairline: "hairline",
  edge: "edge",
  border: "border",
  text: "text",
  textMuted: "text-muted",
  accent: "accent",
  accentHover: "accent-hover",
  accentText: "accent-text",
  accentSoft: "accent-soft",
  bar: "bar",
  onAccent: "on-accent",
  moneyIn: "money-in",
  overstay: "overstay",
  overstaySoft: "overstay-soft",
  danger: "danger",
  dangerSoft: "danger-soft",
  dangerFill: "danger-fill",
  ok: "ok",
  okSoft: "ok-soft",
};

export const colour = createGlobalThemeContract(colourNames);
const shade = createGlobalThemeContract({ overlay: "overlay", raised: "raised" });
export const { overlay, raised } = shade;

export const space = {
  0: "0",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  16: "4rem",
} as const;

export const type = {
  caption: { fontSize: "0.75rem", lineHeight: "1rem" },
  small: { fontSize: "0.8125rem", lineHeight: "1.25rem" },
  body: { fontSize: "0.875rem", lineHeight: "1.25rem" },
  lead: { fontSize: "1rem", lineHeight: "1.5rem" },
  title: { fontSize: "1.25rem", lineHeight: "1.75rem", letterSpacing: "-0.012em" },
  figure: { fontSize: "1.5rem", lineHeight: "2rem", letterSpacing: "-0.018em" },
} as const;

export const weight = { normal: 400, strong: 600 } as const;
export const radius = { control: "6px", panel: "10px", round: "999px" } as const;
export const hairline = `1px solid ${colour.hairline}`;
export const control = { height: "2.25rem", touchHeight: "2.75rem" } as const;
/** For a link of 1.5rem: high enough for touch, without taking more room. */
export const touchTarget = {
  minHeight: control.touchHeight,
  paddingBlock: "0.625rem",
  marginBlock: "-0.625rem",
} as const;
/** The same for one of a caption's line. */
export const captionTouchTarget = { paddingBlock: "0.875rem", marginBlock: "-0.875rem" } as const;
export const width = { page: "75rem", form: "22.5rem", panel: "30rem" } as const;
/** For a header of one line. */
export const headerHeight = "3rem";
/** With the notice that may be below it. */
export const headerOffset = `var(--header-height, ${headerHeight})`;
export const motion = "120ms ease-out";

export const media = {
  wide: "screen and (min-width: 48rem)",
  narrow: "not all and (min-width: 48rem)",
  widest: "screen and (min-width: 64rem)",
  touch: "(pointer: coarse), not all and (min-width: 48rem)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
} as const;

/** For what has no logical property. */
export const rightToLeft = ":root[dir=rtl]";
/** For an icon that points in reading direction. */
export const mirroredInRtl = { selectors: { [`${rightToLeft} &`]: { scale: "-1 1" } } } as const;
/** Keeps a sign before its figure from right to left; `plaintext` would change the alignment, so it is taken from the row. */
export const signed = {
  selectors: {
    [`${rightToLeft} &`]: {
      unicodeBidi: "plaintext",
      textAlign: ["-webkit-match-parent", "match-parent"],
    },
  },
} satisfies StyleRule;
/** For what goes from left to right everywhere: the time axis of a chart, and an arrow with its figure. */
export const leftToRight = { direction: "ltr" } as const;

export const tabular = { fontVariantNumeric: "tabular-nums" } as const;
export const hiddenInPrint = { print: { display: "none" } } as const;
/** Visible to screen readers only. */
export const srOnly = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

const css = ([l, c, h]: Oklch) => `oklch(${l} ${c} ${h})`;
const coloursOf = (palette: Palette) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [name, css(value)]),
  ) as Palette extends infer P ? { [K in keyof P]: string } : never;

const lightShade = {
  overlay: "oklch(0.2 0.02 262 / 0.4)",
  raised: "0 1px 2px oklch(0.2 0.02 262 / 0.06), 0 8px 24px oklch(0.2 0.02 262 / 0.12)",
};
const darkShade = {
  overlay: "oklch(0.08 0.01 262 / 0.6)",
  raised: "0 0 0 1px oklch(1 0 0 / 0.08), 0 12px 32px oklch(0 0 0 / 0.5)",
};

createGlobalTheme(":root", colour, coloursOf(light));
createGlobalTheme(":root", shade, lightShade);

const darkVariables = {
  ...Object.fromEntries(
    Object.entries(coloursOf(dark)).map(([name, value]) => [
      `--${colourNames[name as ColourName]}`,
      value,
    ]),
  ),
  "--overlay": darkShade.overlay,
  "--raised": darkShade.raised,
};

// Print is light, even where the screen is dark.
globalStyle(":root:not([data-theme])", {
  "@media": { "screen and (prefers-color-scheme: dark)": { vars: darkVariables } },
});
globalStyle(':root[data-theme="dark"]', { "@media": { screen: { vars: darkVariables } } });
globalStyle(":root", {
  colorScheme: "light",
  "@media": { screen: { colorScheme: "light dark" } },
});
globalStyle(':root[data-theme="light"]', { colorScheme: "light" });
globalStyle(':root[data-theme="dark"]', { "@media": { screen: { colorScheme: "dark" } } });

const forth = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(400%)" },
});
const back = keyframes({
  from: { transform: "translateX(100%)" },
  to: { transform: "translateX(-400%)" },
});

/** Moves by `transform`, which needs no main thread. */
export const indeterminateBar = {
  width: "25%",
  animation: `${forth} 1.1s ease-in-out infinite`,
} as const;

export const indeterminateBarRtl = { animationName: back } as const;

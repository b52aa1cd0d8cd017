/** Lightness from 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export type ColourName =
  | "canvas"
  | "surface"
  | "sunken"
  | "hover"
  | "hairline"
  | "edge"
  | "border"
  | "text"
  | "textMuted"
  | "accent"
  | "accentHover"
  | "accentText"
  | "accentSoft"
  | "bar"
  | "onAccent"
  | "moneyIn"
  | "overstay"
  | "overstaySoft"
  | "danger"
  | "dangerSoft"
  | "dangerFill"
  | "ok"
  | "okSoft";

export type Palette = Record<ColourName, Oklch>;

const neutral = 262;
const accent = 268;
const green = 158;
const amber = 62;
const red = 25;

export const light: Palette = {
  canvas: [0.985, 0.002, neutral],
  surface: [1, 0, neutral],
  sunken: [0.97, 0.003, neutral],
  hover: [0.955, 0.004, neutral],
  hairline: [0.915, 0.005, neutral],
  edge: [0.85, 0.008, neutral],
  border: [0.63, 0.014, neutral],
  text: [0.235, 0.018, neutral],
  textMuted: [0.5, 0.018, neutral],
  accent: [0.51, 0.19, accent],
  accentHover: [0.45, 0.19, accent],
  accentText: [0.48, 0.19, accent],
  accentSoft: [0.96, 0.018, accent],
  bar: [0.925, 0.033, accent],
  onAccent: [0.99, 0.003, accent],
  moneyIn: [0.46, 0.105, green],
  overstay: [0.5, 0.115, amber],
  overstaySoft: [0.965, 0.022, 75],
  danger: [0.505, 0.185, red],
  dangerSoft: [0.965, 0.015, red],
  dangerFill: [0.53, 0.19, red],
  ok: [0.47, 0.11, green],
  okSoft: [0.965, 0.025, green],
};

export const dark: Palette = {
  canvas: [0.165, 0.006, neutral],
  surface: [0.2, 0.008, neutral],
  sunken: [0.185, 0.007, neutral],
  hover: [0.25, 0.011, neutral],
  hairline: [0.285, 0.011, neutral],
  edge: [0.37, 0.013, neutral],
  border: [0.53, 0.016, neutral],
  text: [0.935, 0.005, neutral],
  textMuted: [0.705, 0.013, neutral],
  accent: [0.54, 0.19, accent],
  accentHover: [0.49, 0.19, accent],
  accentText: [0.77, 0.115, accent],
  accentSoft: [0.27, 0.055, accent],
  bar: [0.29, 0.08, accent],
  onAccent: [0.99, 0.003, accent],
  moneyIn: [0.79, 0.13, green],
  overstay: [0.81, 0.125, 75],
  overstaySoft: [0.27, 0.04, 75],
  danger: [0.76, 0.135, red],
  dangerSoft: [0.265, 0.055, red],
  dangerFill: [0.53, 0.19, red],
  ok: [0.79, 0.13, green],
  okSoft: [0.26, 0.04, green],
};

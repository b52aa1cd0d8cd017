import { describe, expect, it } from "vitest";
import type { Oklch } from "web/theme/palette.ts";
import { type ColourName, dark, light, type Palette } from "web/theme/palette.ts";

const grounds: ColourName[] = ["canvas", "surface", "sunken", "hover"];
const words: ColourName[] = [
  "text",
  "textMuted",
  "accentText",
  "moneyIn",
  "overstay",
  "danger",
  "ok",
];

const pairs: [ColourName, ColourName, number][] = [
  ...words.flatMap((word) =>
    grounds.map((ground): [ColourName, ColourName, number] => [word, ground, 4.5]),
  ),
  ["onAccent", "accent", 4.5],
  ["onAccent", "accentHover", 4.5],
  ["onAccent", "dangerFill", 4.5],
  ["text", "accentSoft", 4.5],
  ["text", "bar", 4.5],
  ["danger", "dangerSoft", 4.5],
  ["overstay", "overstaySoft", 4.5],
  ["ok", "okSoft", 4.5],
  ["border", "surface", 3],
  ["border", "canvas", 3],
  ["accentText", "surface", 3],
  ["accent", "surface", 3],
];

describe.each<[string, Palette]>([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, palette) => {
  it("has the contrast of WCAG 2.2 AA in every pair of colours that meet", () => {
    const poor = pairs
      .map(([one, other, least]) => ({
        pair: `${one} on ${other}`,
        ratio: Math.round(contrast(palette[one], palette[other]) * 100) / 100,
        least,
      }))
      .filter(({ ratio, least }) => ratio < least);
    expect(poor).toEqual([]);
  });

  it("keeps to colours that every screen can show", () => {
    expect(Object.entries(palette).filter(([, colour]) => !inGamut(colour))).toEqual([]);
  });
});

describe("contrast", () => {
  it("is 21 between black and white, and 1 between a colour and itself", () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 3);
    expect(contrast(light.accent, light.accent)).toBe(1);
  });
});

/** WCAG's contrast ratio of two colours. */
function contrast(one: Oklch, other: Oklch): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a screen of sRGB can show the colour as it is written. */
function inGamut(colour: Oklch): boolean {
  return linearRgb(colour).every((channel) => channel >= -0.001 && channel <= 1.001);
}

function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgb(colour).map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The conversion of CSS Color 4: OKLCH to OKLab to LMS to linear sRGB. */
function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

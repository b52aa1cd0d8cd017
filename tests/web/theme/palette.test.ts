import { describe, expect, it } from "vitest";
import { type ColourName, dark, light, type Palette } from "web/theme/palette.ts";
import { contrast, inGamut } from "./contrast.ts";

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

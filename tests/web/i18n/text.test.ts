import { describe, expect, it } from "vitest";
import { normalizeQuery, searchable, searchFor } from "web/i18n/text.ts";

const finds = (typed: string, line: string) => searchFor(typed)(searchable(line));

describe("a search", () => {
  it.each([
    ["a plate in the other digits", "১১-৪২", "DHK-11-4203"],
    ["a plate of the other digits", "11-42", "ঢাকা মেট্রো-ব ১১-৪২০৩"],
    ["an amount in either digits", "১২৩৪৫৬৭.৫", "12,34,567.50"],
    ["an amount with other separators", "1,234,567.50", "১২,৩৪,৫৬৭.৫০"],
    ["an amount up to a separator", "12,", "12,34,567.50"],
    ["a loss by the minus of a keyboard", "-1200", "Net −1,200.00"],
    ["the small letters of a name", "gabtoli", "GABTOLI"],
    ["every word, in any order", "২ gabtoli", "Counter 2\nGabtoli"],
    ["a vowel that is encoded in two parts", "ক\u09c7\u09be", "ক\u09cb"],
    ["a vowel that is encoded in one", "ক\u09cb", "ক\u09c7\u09be"],
    ["a letter with its dot encoded apart", "গা\u09a1\u09bcি", "গা\u09dcি"],
    ["a letter with its dot encoded in one", "গা\u09dcি", "গা\u09a1\u09bcি"],
    ["what is joined by a letter without width", "র\u09cdযাব", "র\u200d\u09cdযাব"],
    ["nothing at all, as everything holds it", "  ", "Gabtoli"],
  ])("finds %s", (_, typed, line) => {
    expect(finds(typed, line)).toBe(true);
  });

  it.each([
    ["another number", "১২", "13"],
    ["one of two words", "gabtoli ২", "Gabtoli 3"],
    ["a list as one number", "12", "1, 2"],
  ])("does not take %s for it", (_, typed, line) => {
    expect(finds(typed, line)).toBe(false);
  });
});

it("what is asked of the host has no blanks around it", () => {
  expect([" \t", "Gabtoli ", "\u00a0Mirpur  10\n"].map(normalizeQuery)).toEqual([
    "",
    "Gabtoli",
    "Mirpur  10",
  ]);
});

it("what is asked of the host has its digits, and one encoding", () => {
  expect(normalizeQuery("ঢাকা মেট্রো-ব ১১, গা\u09dcি ক\u09c7\u09be")).toBe(
    "ঢাকা মেট্রো-ব 11, গা\u09a1\u09bcি ক\u09cb",
  );
});

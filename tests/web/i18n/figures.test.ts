import { afterEach, describe, expect, it } from "vitest";
import { compactAmount, count, money } from "web/i18n/figures.ts";
import type { NumberChoice } from "web/i18n/languages/languages.ts";
import { inDigits, inLatin } from "web/i18n/numbers/digits.ts";
import { chooseNumbers } from "web/i18n/numbers/number-choice.ts";

afterEach(() => chooseNumbers({ digits: "latin", grouping: "thousands" }));

const ways: Record<string, NumberChoice> = {
  "Latin digits in thousands": { digits: "latin", grouping: "thousands" },
  "Latin digits in lakh": { digits: "latin", grouping: "lakh" },
  "Bengali digits in thousands": { digits: "bengali", grouping: "thousands" },
  "Bengali digits in lakh": { digits: "bengali", grouping: "lakh" },
};

const inAllWays = (write: () => string) =>
  Object.values(ways).map((way) => {
    chooseNumbers(way);
    return write();
  });

describe("an amount", () => {
  it.each<[unknown, string[]]>([
    [0, ["0.00", "0.00", "০.০০", "০.০০"]],
    [null, ["N/A", "N/A", "N/A", "N/A"]],
    ["-0.01", ["−0.01", "−0.01", "−০.০১", "−০.০১"]],
    [7.005, ["7.01", "7.01", "৭.০১", "৭.০১"]],
    [999, ["999.00", "999.00", "৯৯৯.০০", "৯৯৯.০০"]],
    ["1000", ["1,000.00", "1,000.00", "১,০০০.০০", "১,০০০.০০"]],
    [-99999.5, ["−99,999.50", "−99,999.50", "−৯৯,৯৯৯.৫০", "−৯৯,৯৯৯.৫০"]],
    [100000, ["100,000.00", "1,00,000.00", "১০০,০০০.০০", "১,০০,০০০.০০"]],
    ["1234567.5", ["1,234,567.50", "12,34,567.50", "১,২৩৪,৫৬৭.৫০", "১২,৩৪,৫৬৭.৫০"]],
    [-1234567.5, ["−1,234,567.50", "−12,34,567.50", "−১,২৩৪,৫৬৭.৫০", "−১২,৩৪,৫৬৭.৫০"]],
    [
      "98765432101234567890.12",
      [
        "98,765,432,101,234,567,890.12",
        "9,87,65,43,21,01,23,45,67,890.12",
        "৯৮,৭৬৫,৪৩২,১০১,২৩৪,৫৬৭,৮৯০.১২",
        "৯,৮৭,৬৫,৪৩,২১,০১,২৩,৪৫,৬৭,৮৯০.১২",
      ],
    ],
  ])("of %o is written as it was chosen [S9.1]", (value, written) => {
    expect(inAllWays(() => money(value))).toEqual(written);
  });
});

describe("a count", () => {
  it.each<[unknown, string[]]>([
    [0, ["0", "0", "০", "০"]],
    ["n/a", ["N/A", "N/A", "N/A", "N/A"]],
    [12.9, ["N/A", "N/A", "N/A", "N/A"]],
    ["-4321", ["−4,321", "−4,321", "−৪,৩২১", "−৪,৩২১"]],
    [10000000, ["10,000,000", "1,00,00,000", "১০,০০০,০০০", "১,০০,০০,০০০"]],
  ])("of %o is written as it was chosen", (value, written) => {
    expect(inAllWays(() => count(value))).toEqual(written);
  });
});

describe("an amount beside a line", () => {
  it.each<[number, string[]]>([
    [0, ["0", "0", "০", "০"]],
    [950, ["950", "950", "৯৫০", "৯৫০"]],
    [2500, ["2.5K", "2.5K", "২.৫K", "২.৫K"]],
    [250_000, ["250K", "2.5L", "২৫০K", "২.৫L"]],
    [1_250_000, ["1.3M", "12.5L", "১.৩M", "১২.৫L"]],
    [12_500_000, ["12.5M", "1.25Cr", "১২.৫M", "১.২৫Cr"]],
    [-250_000, ["−250K", "−2.5L", "−২৫০K", "−২.৫L"]],
  ])("of %o is written as it was chosen", (value, written) => {
    expect(inAllWays(() => compactAmount(value))).toEqual(written);
  });
});

describe("digits", () => {
  it("are those that were chosen", () => {
    expect(inAllWays(() => inDigits("23.11.2026 03:45 PM"))).toEqual([
      "23.11.2026 03:45 PM",
      "23.11.2026 03:45 PM",
      "২৩.১১.২০২৬ ০৩:৪৫ PM",
      "২৩.১১.২০২৬ ০৩:৪৫ PM",
    ]);
    expect(inAllWays(() => inDigits(9876543210))).toEqual([
      "9876543210",
      "9876543210",
      "৯৮৭৬৫৪৩২১০",
      "৯৮৭৬৫৪৩২১০",
    ]);
  });

  it("of either kind are understood", () => {
    expect(inLatin("ঢাকা মেট্রো-ব ১১-২৩45, ৬৭৮৯০")).toBe("ঢাকা মেট্রো-ব 11-2345, 67890");
  });
});

import { afterEach, describe, expect, it } from "vitest";
import {
  changeLine,
  changeText,
  differenceWords,
  leastFactor,
  shareWords,
} from "web/i18n/change.ts";
import { withHyphens, withSign } from "web/i18n/figures.ts";
import { chooseNumbers } from "web/i18n/numbers/number-choice.ts";

afterEach(() => chooseNumbers({ digits: "latin", grouping: "thousands" }));

describe("a difference", () => {
  it.each([
    ["1977.5", "money", "▲ 1,977.50"],
    ["-110", "money", "▼ 110.00"],
    ["0.01", "money", "▲ 0.01"],
    ["0.00", "money", "0.00"],
    ["90071992547409930.02", "money", "▲ 90,071,992,547,409,930.02"],
    ["-1500", "count", "▼ 1,500"],
    [0, "count", "0"],
    ["many", "money", "N/A"],
  ] as const)("of %j as %s is %j", (difference, kind, text) => {
    expect(changeText(differenceWords(difference, kind))).toBe(text);
  });
});

describe("a change in per cent", () => {
  it.each([
    [12.34, "▲ 12.3%"],
    [-66.7, "▼ 66.7%"],
    [0, "0.0%"],
    [-0, "0.0%"],
    [999.9, "▲ 999.9%"],
    [leastFactor, "▲ ×11"],
    [1049, "▲ ×11"],
    [1051, "▲ ×12"],
    [10_061.1, "▲ ×102"],
    [12_345_578, "▲ ×123,457"],
    [-1500.5, "▼ 1,500.5%"],
    ["new", "new"],
    ["–", "–"],
  ])("of %j reads %j", (share, text) => {
    expect(changeText(shareWords(share))).toBe(text);
  });

  it("has the digits and the grouping that were chosen", () => {
    chooseNumbers({ digits: "bengali", grouping: "lakh" });
    expect(changeText(shareWords(10_061.1))).toBe("▲ ×১০২");
    expect(changeText(shareWords(12_345_678))).toBe("▲ ×১,২৩,৪৫৮");
    expect(changeText(differenceWords("-1234567.5", "money"))).toBe("▼ ১২,৩৪,৫৬৭.৫০");
  });
});

it("a change in a line has its size, and how much that is", () => {
  const rise = differenceWords("1977.5", "money");
  expect(changeLine(rise)).toBe("▲ 1,977.50");
  expect(changeLine(rise, "×102")).toBe("▲ 1,977.50 (×102)");
  expect(changeLine(differenceWords("0", "count"), "0.0%")).toBe("no change");
});

describe("an amount with the sign of its currency", () => {
  it.each([
    ["12.50", "৳", "৳12.50"],
    ["−12.50", "৳", "−৳12.50"],
    ["12.50", "CHF", "CHF\u00a012.50"],
    ["−12.50", "CHF", "−CHF\u00a012.50"],
    ["12.50", "CA$", "CA$12.50"],
    ["12.50", "", "12.50"],
    ["N/A", "৳", "N/A"],
  ])("of %s and %s is %s", (amount, sign, text) => {
    expect(withSign(amount, sign)).toBe(text);
  });
});

it("a file has hyphens in its figures, and leaves other signs as they are", () => {
  expect(withHyphens("Net −1,200.00, ভাড়া −৫; A − B")).toBe("Net -1,200.00, ভাড়া -৫; A − B");
});

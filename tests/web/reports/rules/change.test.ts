import { describe, expect, it } from "vitest";
import { differenceOf, shareOf } from "web/reports/rules/change.ts";

describe("a change", () => {
  it("is exact to the cent beyond what a number holds", () => {
    expect(differenceOf("90071992547409930.02", "90071992547409930.01", "money")).toBe("0.01");
    expect(differenceOf("-1.5", "-2.25", "money")).toBe("0.75");
    expect(differenceOf("9007199254740993", 1, "count")).toBe("9007199254740992");
  });

  it.each([
    [3, 0, "new"],
    [0, 0, "–"],
    [undefined, null, "–"],
    [5, 5, 0],
    [1, 3, -66.7],
    ["-5", "-10", 50],
    [5, -10, 150],
    [2001, 2000, 0.1],
    [1999, 2000, -0.1],
    [2001, 2001, 0],
    [1011.61, 10, 10_016.1],
    ["999.94", "-111.12", 999.9],
    ["50", "-5", "–"],
    ["-1", "-1000", 99.9],
  ])("from %s after %s is %s per cent", (is, was, share) => {
    expect(shareOf(is, was, "money")).toBe(share);
  });
});

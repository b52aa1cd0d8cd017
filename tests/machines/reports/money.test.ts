import { sumOfCounts, sumOfMoney, tollGrandTotal } from "machines/reports/money";
import * as ofSdk from "partner-sdk/money";
import { describe, expect, it } from "vitest";

it("sums are the SDK's", () => {
  expect({ sumOfCounts, sumOfMoney }).toEqual({
    sumOfCounts: ofSdk.sumOfCounts,
    sumOfMoney: ofSdk.sumOf,
  });
  expect([sumOfCounts([1, "2"]).sum, sumOfMoney([0.1, 0.2]).sum]).toEqual(["3", "0.30"]);
});

describe("the toll plaza's grand total", () => {
  it("is entry amount plus overstay amount, with integers parsed [S9.4]", () => {
    expect(tollGrandTotal({ total_entry_amount: "12500", total_overstay_amount: 300 })).toBe(
      "12800",
    );
    expect(tollGrandTotal({ total_entry_amount: "12.9", total_overstay_amount: "0x" })).toBe("12");
    expect(tollGrandTotal({})).toBe("0");
    expect(tollGrandTotal({ total_entry_amount: 1e21, total_overstay_amount: "1e3" })).toBe(
      "1000000000000000001000",
    );
  });

  it("has no part of what is no amount", () => {
    expect(
      ["12abc", "1,260", {}, null].map((total_entry_amount) =>
        tollGrandTotal({ total_entry_amount, total_overstay_amount: 5 }),
      ),
    ).toEqual(["5", "5", "5", "5"]);
  });
});

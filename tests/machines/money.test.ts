import { sumOfCounts, sumOfMoney, tollGrandTotal } from "machines/formats";
import * as ofSdk from "partner-sdk/money";
import { describe, expect, it } from "vitest";

it("sums are the SDK's", () => {
  expect({ sumOfCounts, sumOfMoney }).toEqual({
    sumOfCounts: ofSdk.sumOfCounts,
    sumOfMoney: ofSdk.sumOf,
  });
  expect([sumOfCounts([1, "2"]), sumOfMoney([0.1, 0.2])]).toEqual(["3", "0.30"]);
});

describe("the toll plaza's grand total", () => {
  it("is entry amount plus overstay amount, with integers parsed", () => {
    expect(tollGrandTotal({ total_entry_amount: "12500", total_overstay_amount: 300 })).toBe(
      "12800",
    );
    expect(tollGrandTotal({ total_entry_amount: "12.9", total_overstay_amount: "0x" })).toBe("12");
    expect(tollGrandTotal({})).toBe("0");
  });
});

import { count, money, sumOfCounts, sumOfMoney, tollGrandTotal } from "machines/formats";
import * as ofSdk from "partner-sdk/money";
import { describe, expect, it } from "vitest";

it("money and counts are the SDK's", () => {
  expect({ count, money, sumOfCounts, sumOfMoney }).toEqual({
    count: ofSdk.formatCount,
    money: ofSdk.formatMoney,
    sumOfCounts: ofSdk.sumOfCounts,
    sumOfMoney: ofSdk.sumOf,
  });
  expect([
    count("1234567"),
    money("1520.5"),
    sumOfCounts([1, "2"]),
    sumOfMoney([0.1, 0.2]),
  ]).toEqual(["1,234,567", "1,520.50", "3", "0.30"]);
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

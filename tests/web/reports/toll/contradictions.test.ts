import { describe, expect, it } from "vitest";
import { contradictionsOf } from "web/reports/toll/contradictions.ts";

const agreeing = {
  total_entry_count: "1412",
  total_entry_amount: "98750",
  total_exited_count: 1400,
  total_non_exited_count: 12,
  total_overstay_count: 3,
  total_overstay_amount: "1250.00",
};

describe("the figures of a toll summary", () => {
  it.each([
    ["that add up", agreeing],
    ["of a day without vehicles", Object.fromEntries(Object.keys(agreeing).map((key) => [key, 0]))],
    ["of vehicles that all overstayed", { ...agreeing, total_overstay_count: 1412 }],
    [
      "that a host writes in its own way",
      { ...agreeing, total_entry_count: " +1412 ", total_exited_count: "1400.0 " },
    ],
    ["of vehicles that paid nothing", { ...agreeing, total_entry_amount: 0 }],
  ])("%s agree", (_, summary) => {
    expect(contradictionsOf(summary)).toEqual([]);
  });

  it.each([
    [
      { total_exited_count: 88, total_non_exited_count: "13", total_entry_count: "100" },
      ["Exited and non exited make 101, but 100 entered."],
    ],
    [
      { total_exited_count: "9007199254740993", total_non_exited_count: 0, total_entry_count: 5 },
      ["Exited and non exited make 9,007,199,254,740,993, but 5 entered."],
    ],
    [{ total_overstay_count: 1500 }, ["1,500 overstayed, but 1,412 entered."]],
    [
      { total_overstay_count: 0 },
      ["The overstay amount is 1,250.00, but the overstay count is 0."],
    ],
    [
      { total_entry_count: 0, total_exited_count: 0, total_non_exited_count: 0 },
      ["3 overstayed, but 0 entered.", "The entry amount is 98,750.00, but the entry count is 0."],
    ],
    [{ total_entry_amount: "12.50" }, ["Total Entry Amount is not a whole number."]],
    [{ total_overstay_amount: "12 taka" }, ["Total Overstay Amount is not a whole number."]],
    [{ total_exited_count: null }, ["Total Exited is not a whole number."]],
    [{ total_entry_count: 1412.5 }, ["Total Entry is not a whole number."]],
    [{ total_non_exited_count: "1 2" }, ["Total Non Exited is not a whole number."]],
    [{ total_non_exited_count: "x12" }, ["Total Non Exited is not a whole number."]],
    [{ total_exited_count: [5] }, ["Total Exited is not a whole number."]],
    [
      { total_overstay_count: 0, total_overstay_amount: "x" },
      ["Total Overstay Amount is not a whole number."],
    ],
    [{ total_overstay_count: true }, ["Total Overstay is not a whole number."]],
    [
      { total_overstay_count: 0, total_overstay_amount: -5 },
      [
        "The overstay amount is −5.00, but the overstay count is 0.",
        "Total Overstay Amount is below zero.",
      ],
    ],
    [
      { total_exited_count: 1500, total_non_exited_count: -88 },
      ["Total Non Exited is below zero."],
    ],
  ])("with %j contradict each other in words", (part, sentences) => {
    expect(contradictionsOf({ ...agreeing, ...part })).toEqual(sentences);
  });
});

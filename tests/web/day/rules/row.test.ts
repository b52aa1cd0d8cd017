import { describe, expect, it } from "vitest";
import { dayWords, summed } from "web/day/rules/row.ts";
import { toldDay } from "web/day/rules/told.ts";
import { companyDay, dayOf } from "../made-day.ts";

const told = toldDay(dayOf([companyDay("water", "w1"), companyDay("water", "w2")]));
const first = told.of("water", "w1");
const figures = (count: unknown, amount: unknown) => ({
  count,
  amount,
  until: { count, amount },
  hours: { counts: [], amounts: [] },
});
const words = (now: unknown, before: unknown, until = "14:00") =>
  dayWords({ today: figures(1, now), lastWeek: figures(1, before) }, "water", until);

describe("a company's day", () => {
  it.each([
    ["110.5", 100, { amount: "110.50", difference: "+10.50", share: "+10.5%" }],
    [93, "100", { amount: "93.00", difference: "-7.00", share: "-7.0%" }],
    [5, 0, { amount: "5.00", difference: "+5.00", share: "new" }],
    [0, 0, { amount: "0.00", difference: "0.00", share: "–" }],
    [-50, -100, { amount: "-50.00", difference: "+50.00", share: "+50.0%" }],
  ])("of %j against %j is %j", (now, before, expected) => {
    expect(words(now, before)).toEqual({ ...expected, count: "1 ticket" });
  });

  it.each([
    ["before the first hour is over", 5, 4, "03:00"],
    ["with what is no number", 5, "many", "14:00"],
    ["with nothing", 5, undefined, "14:00"],
    ["with an empty text", 5, "", "14:00"],
    ["with a list", 5, [], "14:00"],
    ["with what has no end", 5, Number.POSITIVE_INFINITY, "14:00"],
  ])("is not compared %s", (_, now, before, until) => {
    const { difference, share } = words(now, before, until);
    expect([difference, share]).toEqual([null, null]);
  });

  it("that is not told is no zero", () => {
    const nothing = figures(undefined, "many");
    expect(dayWords({ today: nothing, lastWeek: nothing }, "water", "14:00")).toEqual({
      amount: "N/A",
      count: "N/A",
      difference: null,
      share: null,
    });
  });
});

describe("the sum of companies", () => {
  it("is exact, of the day so far and of the hours that are compared", () => {
    const cents = { ...figures("2", "0.10"), until: { count: "1", amount: "0.07" } };
    const before = figures(3, 0.2);
    const day = { today: cents, lastWeek: before, lastRecordAt: null };
    expect(summed([day, day, day])).toEqual({
      today: { count: "6", amount: "0.30", until: { count: "3", amount: "0.21" } },
      lastWeek: { count: "9", amount: "0.60", until: { count: "9", amount: "0.60" } },
    });
  });

  it("is nothing as long as one of them is not told", () => {
    expect(summed([first, told.of("water", "w3")])).toBe(null);
    expect(summed([first, told.of("water", "w2")])?.today.amount).toBe("220.00");
  });
});

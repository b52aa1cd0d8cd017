import { reportingClock } from "machines/time/reporting-clock";
import { describe, expect, it } from "vitest";
import { dayWords, rowWords, summed } from "web/home/rules/row.ts";
import { parseToday } from "web/home/rules/today.ts";
import { companyDay, dayOf } from "../made-day.ts";

const told = parseToday(dayOf([companyDay("water", "w1"), companyDay("water", "w2")]));
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
    ["110.5", 100, { amount: "110.50", direction: "up", difference: "10.50", share: "10.5%" }],
    [93, "100", { amount: "93.00", direction: "down", difference: "7.00", share: "7.0%" }],
    [5, 0, { amount: "5.00", direction: "up", difference: "5.00", share: "new" }],
    [0, 0, { amount: "0.00", direction: "none", difference: "0.00", share: "–" }],
    [-50, -100, { amount: "−50.00", direction: "up", difference: "50.00", share: "50.0%" }],
  ])("of %j against %j is %j", (now, before, expected) => {
    expect(words(now, before)).toEqual({ ...expected, count: "1 ticket" });
  });

  it.each([
    ["before the first hour is over", 5, 4, "03:00"],
    ["with what is no number", 5, "many", "14:00"],
    ["with nothing", 5, undefined, "14:00"],
    ["with an empty text", 5, "", "14:00"],
    ["with a text of blanks", 5, "  ", "14:00"],
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
      direction: null,
      difference: null,
      share: null,
    });
  });
});

describe("the row of a company", () => {
  const seen = {
    clock: reportingClock("Asia/Dhaka"),
    at: Date.parse("2026-11-21T05:02:00+06:00"),
    serviceDay: "2026-11-21",
    comparedDay: "2026-11-14",
    comparedUntil: "05:00",
    isCurrent: true,
  };

  it("says its figures, its newest record and its hours", () => {
    const today = { ...figures("12", 110.5), hours: { counts: [], amounts: [10, 20, 5] } };
    const lastWeek = { ...figures(10, 100), hours: { counts: [], amounts: [0, 40, 20, 10] } };
    const lastRecordAt = "2026-11-21T05:01:00+06:00";
    expect(rowWords({ today, lastWeek, lastRecordAt }, "water", seen)).toEqual({
      amount: "110.50",
      count: "12 tickets",
      direction: "up",
      difference: "10.50",
      share: "10.5%",
      fresh: "1 min ago",
      isSilent: false,
      hoursToday: "0.0,15.0 4.3,10.0",
      hoursLastWeek: "0.0,20.0 4.3,0.0 8.7,10.0 13.0,15.0",
      hoursInWords: "today at most 20.00 from 4:00 AM; last Saturday at most 40.00 from 4:00 AM",
    });
  });

  it("has no lines where no hour took anything", () => {
    const lastWeek = { ...figures(5, 0), hours: { counts: [5], amounts: [0] } };
    expect(rowWords({ today: figures(0, 0), lastWeek, lastRecordAt: null }, "water", seen)).toEqual(
      {
        amount: "0.00",
        count: "0 tickets",
        direction: "none",
        difference: "0.00",
        share: "–",
        fresh: "no record in 31 days",
        isSilent: true,
        hoursToday: null,
        hoursLastWeek: null,
        hoursInWords: null,
      },
    );
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

  it("is N/A where a figure of one of them is none, as the others are not all", () => {
    const dayWith = (count: unknown, amount: unknown) => ({
      today: figures(count, amount),
      lastWeek: figures(1, 1),
      lastRecordAt: null,
    });
    const whole = dayWith(2, "0.10");
    const unread = (count: unknown, amount: unknown) => {
      const sums = summed([whole, dayWith(count, amount)]);
      return sums && dayWords(sums, "water", "14:00");
    };
    expect([
      unread("12abc", 1),
      unread("1e3", 1),
      unread(1, "1,260.00"),
      unread(1, undefined),
    ]).toEqual([
      { amount: "1.10", count: "N/A", direction: "down", difference: "0.90", share: "45.0%" },
      { amount: "1.10", count: "N/A", direction: "down", difference: "0.90", share: "45.0%" },
      { amount: "N/A", count: "3 tickets", direction: null, difference: null, share: null },
      { amount: "N/A", count: "3 tickets", direction: null, difference: null, share: null },
    ]);
  });

  it("is nothing as long as one of them is not told", () => {
    expect(summed([first, told.of("water", "w3")])).toBe(null);
    expect(summed([first, told.of("water", "w2")])?.today.amount).toBe("220.00");
  });
});

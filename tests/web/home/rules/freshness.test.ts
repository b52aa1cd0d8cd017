import { reportingClock } from "machines/time/reporting-clock";
import { describe, expect, it } from "vitest";
import { freshnessOf } from "web/home/rules/freshness.ts";
import type { CompanyDay } from "web/home/rules/today.ts";

const seen = {
  clock: reportingClock("Asia/Dhaka"),
  at: Date.parse("2026-11-21T14:32:00+06:00"),
  serviceDay: "2026-11-21",
  comparedUntil: "14:00",
  isCurrent: true,
};
const nothing = { count: 0, amount: 0 };
const empty = { ...nothing, until: nothing, hours: { counts: [], amounts: [] } };

/** A company whose newest record is from then, and that had so many last week in hours from 3:00 AM on. */
function company(lastRecordAt: string | null, counts: Record<number, number> = {}): CompanyDay {
  const hours = Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0);
  return {
    today: empty,
    lastWeek: { ...empty, hours: { counts: hours, amounts: hours } },
    lastRecordAt,
  };
}
const today = (time: string) => `2026-11-21T${time}+06:00`;

describe("the newest record", () => {
  it.each([
    [today("14:33:00"), "just now"],
    [today("14:31:01"), "just now"],
    [today("14:31:00"), "1 min ago"],
    [today("13:32:01"), "59 min ago"],
    [today("13:32:00"), "1 h ago"],
    ["2026-11-20T14:32:01+06:00", "23 h ago"],
    ["2026-11-20T14:32:00+06:00", "last record November 20"],
    ["2026-11-02T10:00:00+06:00", "last record November 2"],
    [null, "no record in 31 days"],
    ["some time", "no record in 31 days"],
  ])("of %s came '%s', where none is missed", (lastRecordAt, words) => {
    expect(freshnessOf(company(lastRecordAt), seen)).toEqual({ words, isSilent: false });
  });

  it("has the time of the clock where the figures may be old", () => {
    const old = { ...seen, isCurrent: false };
    expect(freshnessOf(company(today("14:30:00")), old)).toEqual({
      words: "last record 2:30 PM",
      isSilent: false,
    });
  });
});

describe("a company is silent", () => {
  const silent = (words: string) => ({ words, isSilent: true });

  it("where last week had five records in the full hours since its last one", () => {
    const last = today("12:05:00");
    expect(freshnessOf(company(last, { 10: 5 }), seen)).toEqual(silent("no record since 12:05 PM"));
    expect(freshnessOf(company(last, { 10: 4 }), seen)).toEqual({
      words: "2 h ago",
      isSilent: false,
    });
  });

  it("not for what last week had in the hour of the last record, or in the running one", () => {
    const busy = company(today("12:05:00"), { 9: 50, 11: 50, 12: 50 });
    expect(freshnessOf(busy, seen).isSilent).toBe(false);
  });

  it("where the last record is of an earlier service day, by all full hours of today", () => {
    const earlier = company("2026-11-21T02:59:59+06:00", { 0: 3, 10: 2 });
    expect(freshnessOf(earlier, seen)).toEqual(silent("no record since 2:59 AM"));
    const weeks = company("2026-11-02T10:00:00+06:00", { 3: 5 });
    expect(freshnessOf(weeks, seen)).toEqual(silent("no record since November 2"));
    expect(freshnessOf(company(null, { 3: 5 }), seen)).toEqual(silent("no record in 31 days"));
    expect(freshnessOf(company(null, { 11: 50 }), seen).isSilent).toBe(false);
  });

  it("never before the first hour is over", () => {
    const early = { ...seen, at: Date.parse(today("03:10:00")), comparedUntil: "03:00" };
    expect(freshnessOf(company("2026-11-21T02:00:00+06:00", { 0: 50 }), early)).toEqual({
      words: "1 h ago",
      isSilent: false,
    });
  });
});

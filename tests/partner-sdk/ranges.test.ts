import { days, month, serviceDay } from "partner-sdk";
import { describe, expect, it } from "vitest";

describe("days", () => {
  it.each([
    ["2026-06-01", "2026-06-30", "2026-07-01"],
    ["2026-06-30", "2026-06-30", "2026-07-01"],
    ["2024-02-28", "2024-02-28", "2024-02-29"],
    ["2026-12-01", "2026-12-31", "2027-01-01"],
  ])("from %s to %s, both included, end before %s", (from, last, to_date) => {
    expect(days(from, last)).toEqual({ from_date: from, to_date });
  });

  it.each([
    ["2026-06-02", "2026-06-01", "2026-06-01 is before 2026-06-02."],
    ["2026-06-31", "2026-07-01", "2026-06-31 is not a date in the form YYYY-MM-DD."],
    ["2026-06-01", "30 June", "30 June is not a date in the form YYYY-MM-DD."],
  ])("refuses %s to %s", (from, last, words) => {
    expect(() => days(from, last)).toThrow(new RangeError(words));
  });
});

describe("month", () => {
  it.each([
    ["2026-06", "2026-06-01", "2026-07-01"],
    ["2026-01", "2026-01-01", "2026-02-01"],
    ["2026-02", "2026-02-01", "2026-03-01"],
    ["2024-02", "2024-02-01", "2024-03-01"],
    ["2026-12", "2026-12-01", "2027-01-01"],
  ])("%s has all its days", (name, from_date, to_date) => {
    expect(month(name)).toEqual({ from_date, to_date });
  });

  it.each(["2026-13", "2026-00", "2026-6", "June 2026", "2026", "2026-06-01", "12026-06"])(
    "refuses %s",
    (name) => {
      expect(() => month(name)).toThrow(
        new RangeError(`${name} is not a month in the form YYYY-MM.`),
      );
    },
  );
});

describe("serviceDay", () => {
  it.each([
    ["2026-06-30T20:59:59Z", "Asia/Dhaka", "2026-06-30", "2026-07-01"],
    ["2026-06-30T21:00:00Z", "Asia/Dhaka", "2026-07-01", "2026-07-02"],
    ["2026-06-30T18:00:00Z", "Asia/Dhaka", "2026-06-30", "2026-07-01"],
    ["2026-01-01T02:59:59Z", "UTC", "2025-12-31", "2026-01-01"],
    ["2026-01-01T03:00:00Z", "UTC", "2026-01-01", "2026-01-02"],
    // In spring the clock skips from 02:00 to 03:00, in autumn it shows 02:30 twice.
    ["2026-03-29T00:59:59Z", "Europe/Berlin", "2026-03-28", "2026-03-29"],
    ["2026-03-29T01:00:00Z", "Europe/Berlin", "2026-03-29", "2026-03-30"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-24", "2026-10-25"],
    ["2026-10-25T02:00:00Z", "Europe/Berlin", "2026-10-25", "2026-10-26"],
  ])("at %s in %s is %s", (at, timeZone, from_date, to_date) => {
    expect(serviceDay(new Date(at), timeZone)).toEqual({ from_date, to_date });
    expect(serviceDay(Date.parse(at), timeZone)).toEqual({ from_date, to_date });
  });

  it("refuses a time zone that is none", () => {
    expect(() => serviceDay(new Date(), "Asia/Nowhere")).toThrow(RangeError);
  });
});

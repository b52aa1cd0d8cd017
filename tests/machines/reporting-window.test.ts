import fc from "fast-check";
import { rangeAlert } from "machines";
import {
  daysBetween,
  isBeforeWindow,
  isoDate,
  isRunning,
  nextRange,
  plusDays,
  presetOf,
  presetRange,
  presets,
  previousRange,
  reportingWindow,
  serviceDay,
  splitRange,
} from "machines/formats";
import { afterEach, describe, expect, it, vi } from "vitest";
import { days, zones } from "./dates.ts";

afterEach(() => vi.unstubAllEnvs());

const moments = fc.date({
  min: new Date(1971, 0, 1),
  max: new Date(2099, 0, 1),
  noInvalidDate: true,
});

describe.each(zones)("in the zone %s", (zone) => {
  it.each([
    ["just before 03:00", [2026, 10, 20, 2, 59, 59], "2026-11-19", "2026-11-20"],
    ["at 03:00", [2026, 10, 20, 3, 0, 0], "2026-11-20", "2026-11-21"],
    ["at midnight", [2026, 10, 20, 0, 0, 0], "2026-11-19", "2026-11-20"],
    ["just before midnight", [2026, 10, 20, 23, 59, 59], "2026-11-20", "2026-11-21"],
    ["in the first hours of a year", [2027, 0, 1, 1, 0, 0], "2026-12-31", "2027-01-01"],
    ["in the first hours of March", [2027, 2, 1, 2, 0, 0], "2027-02-28", "2027-03-01"],
    ["on a leap day", [2028, 1, 29, 12, 0, 0], "2028-02-29", "2028-03-01"],
  ] as const)("the window %s", (_, [year, month, day, hour, minute, second], from, to) => {
    vi.stubEnv("TZ", zone);
    const now = new Date(year, month, day, hour, minute, second);
    expect(reportingWindow(now)).toEqual({ from, to });
  });

  it("the window is one day long at every moment, and starts at 03:00", () => {
    vi.stubEnv("TZ", zone);
    fc.assert(
      fc.property(moments, (now) => {
        const { from, to } = reportingWindow(now);
        expect(to).toBe(plusDays(from, 1));
        expect(from).toBe(isBeforeWindow(now) ? plusDays(isoDate(now), -1) : isoDate(now));
        expect(isBeforeWindow(now)).toBe(now.getHours() < 3);
      }),
    );
  });
});

describe("across daylight saving", () => {
  it.each([
    ["the night that skips an hour", "2026-03-08T06:59:59Z", "2026-03-07"],
    ["when the clock jumps from 02:00 to 03:00", "2026-03-08T07:00:00Z", "2026-03-08"],
    ["the night that repeats an hour", "2026-11-01T07:59:59Z", "2026-10-31"],
    ["at 03:00 of that night", "2026-11-01T08:00:00Z", "2026-11-01"],
  ])("%s is of the right service day", (_, now, day) => {
    vi.stubEnv("TZ", "America/New_York");
    expect(serviceDay(new Date(now))).toBe(day);
  });
});

describe("presets", () => {
  it("are told from their ranges, and the shortest of several that are the same", () => {
    const first = new Date("2026-11-01T10:00:00");
    const month = { from: "2026-11-01", to: "2026-11-02" };
    expect(presetOf(month, first)).toBe("Today");
    expect(presetOf({ from: "2026-10-31", to: "2026-11-01" }, first)).toBe("Yesterday");
    expect(presetOf({ from: "2026-10-30", to: "2026-11-01" }, first)).toBe(undefined);
  });

  const now = new Date(2026, 10, 20, 12);

  it.each([
    ["Today", { from: "2026-11-20", to: "2026-11-21" }],
    ["Yesterday", { from: "2026-11-19", to: "2026-11-20" }],
    ["Last 7 days", { from: "2026-11-14", to: "2026-11-21" }],
    ["This month", { from: "2026-11-01", to: "2026-11-21" }],
  ] as const)("%s", (preset, range) => {
    expect(presetRange(preset, now)).toEqual(range);
  });

  it("go by the service day before 03:00", () => {
    const early = new Date(2026, 11, 1, 2, 59);
    expect(presetRange("Today", early)).toEqual({ from: "2026-11-30", to: "2026-12-01" });
    expect(presetRange("This month", early)).toEqual({ from: "2026-11-01", to: "2026-12-01" });
  });

  it("are cut to a shorter limit", () => {
    expect(presetRange("This month", now, 7)).toEqual({ from: "2026-11-14", to: "2026-11-21" });
    expect(presetRange("Last 7 days", now, 3)).toEqual({ from: "2026-11-18", to: "2026-11-21" });
  });

  it("are always accepted by the range check", () => {
    const limit = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(moments, fc.constantFrom(...presets), limit, (moment, preset, maxDays) => {
        expect(rangeAlert(presetRange(preset, moment, maxDays), maxDays)).toBe(null);
      }),
    );
  });
});

describe("previous and next range", () => {
  const now = new Date(2026, 10, 20, 12);

  it("have the same length and follow on", () => {
    const range = { from: "2026-11-01", to: "2026-11-08" };
    expect(previousRange(range)).toEqual({ from: "2026-10-25", to: "2026-11-01" });
    expect(nextRange(range, now)).toEqual({ from: "2026-11-08", to: "2026-11-15" });
  });

  it("move a range of equal dates, one day's window, by a day", () => {
    const day = { from: "2026-11-01", to: "2026-11-01" };
    expect(previousRange(day)).toEqual({ from: "2026-10-31", to: "2026-10-31" });
    expect(nextRange(day, now)).toEqual({ from: "2026-11-02", to: "2026-11-02" });
  });

  it("do not go ahead of today", () => {
    expect(nextRange({ from: "2026-11-19", to: "2026-11-20" }, now)).toEqual({
      from: "2026-11-20",
      to: "2026-11-21",
    });
    expect(nextRange({ from: "2026-11-20", to: "2026-11-21" }, now)).toBe(null);
  });

  it("are none for what is no range of the calendar", () => {
    expect(previousRange({ from: "2026-02-30", to: "2026-03-01" })).toBe(null);
    expect(nextRange({ from: "2026-02-01", to: "soon" }, now)).toBe(null);
    expect(plusDays("soon", 1)).toBe("");
  });

  it("undo each other", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 31 }), (from, length) => {
        const range = { from, to: plusDays(from, length) };
        const previous = previousRange(range) ?? range;
        expect(nextRange(previous, new Date(2101, 0, 1))).toEqual(range);
      }),
    );
  });
});

it.each([
  ["2026-11-19", "2026-11-20", [2, 59, 59], true],
  ["2026-11-19", "2026-11-20", [3, 0, 0], false],
  ["2026-11-19", "2026-11-19", [2, 59, 59], true],
  ["2026-11-19", "2026-11-19", [3, 0, 0], false],
  ["2026-11-01", "2026-11-21", [12, 0, 0], true],
] as const)("the range %s to %s at %j of the 20th is running: %s", (from, to, time, is) => {
  expect(isRunning({ from, to }, new Date(2026, 10, 20, ...time))).toBe(is);
});

it.each([
  ["2026-11-20", "2026-11-21", 1],
  ["2026-11-21", "2026-11-20", -1],
  ["2028-02-28", "2028-03-01", 2],
  ["2026-11-20", "2026-11-20", 0],
  ["2026-11-20", "tomorrow", Number.NaN],
])("from %s to %s it is %d days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

describe("splitRange", () => {
  it("leaves a legal range whole", () => {
    const range = { from: "2026-01-01", to: "2026-02-01" };
    expect(splitRange(range)).toEqual([range]);
  });

  it("has nothing to split in what is no range", () => {
    expect(splitRange({ from: "soon", to: "2026-01-01" })).toEqual([]);
  });

  it("splits any range into legal ones, without gap or overlap", () => {
    const length = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(days, length, fc.integer({ min: 1, max: 31 }), (from, span, maxDays) => {
        const to = plusDays(from, span);
        const parts = splitRange({ from, to }, maxDays);
        expect(parts.map((part) => rangeAlert(part, maxDays))).toEqual(parts.map(() => null));
        expect([parts[0]?.from, ...parts.map((part) => part.to)]).toEqual([
          ...parts.map((part) => part.from),
          to,
        ]);
        expect(parts[0]?.from).toBe(from);
        expect(parts.length).toBe(Math.max(1, Math.ceil(span / maxDays)));
      }),
    );
  });
});

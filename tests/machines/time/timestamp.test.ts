import { instantOf, reportingClock } from "machines/time/reporting-clock";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

describe("a timestamp", () => {
  const clock = reportingClock("Asia/Dhaka");

  it.each([
    ["of a day's first hour", "2026-01-04T18:07:00Z", "05.01.2026 12:07 AM"],
    ["of noon", "2026-01-05T06:00:00Z", "05.01.2026 12:00 PM"],
    ["of a year's last second", "2026-12-31T17:59:59.999Z", "31.12.2026 11:59 PM"],
    ["with an offset of its own", "2026-03-09T20:30:00-05:00", "10.03.2026 07:30 AM"],
    ["as a number", Date.UTC(2026, 2, 9, 4, 5), "09.03.2026 10:05 AM"],
    ["as a date", new Date("2026-03-09T04:05:00Z"), "09.03.2026 10:05 AM"],
    [
      "of a year when the zone was six hours, one minute and forty seconds ahead",
      "1850-01-01T00:00:00Z",
      "01.01.1850 06:01 AM",
    ],
  ])("%s is on the company's clock", (_, moment, shown) => {
    expect(clock.timestamp(moment)).toBe(shown);
  });

  it("is an instant to sort by, whichever offset it is sent with", () => {
    const at = (hour: number, minute: number) => Date.UTC(2026, 9, 25, hour, minute);
    vi.stubEnv("TZ", "Europe/Athens");
    expect(
      ["2026-10-25T03:50:00+03:00", "2026-10-25T01:10:00Z", "2026-10-25T02:59:00", at(5, 0)].map(
        instantOf,
      ),
    ).toEqual([at(0, 50), at(1, 10), at(2, 59), at(5, 0)]);
    expect([null, "", "never", undefined].map(instantOf)).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });

  it("leaves the time of day alone where the day is known", () => {
    expect(clock.time("2026-01-04T18:07:00Z")).toBe("12:07 AM");
    expect(clock.time(Date.UTC(2026, 2, 9, 4, 5))).toBe("10:05 AM");
    expect(clock.time(null)).toBe("N/A");
  });

  it.each(["2026-11-21T10:05:30", "2026-11-21 10:05:30", "2026-11-21T10:05:30.250"])(
    "that is sent as %s, without an offset, is on the company's clock as it stands",
    (moment) => {
      vi.stubEnv("TZ", "Europe/London");
      expect(clock.timestamp(moment)).toBe("21.11.2026 10:05 AM");
      expect(clock.wallTime(moment)).toBe("2026-11-21 10:05:30");
      expect(reportingClock(null).timestamp(moment)).toBe("21.11.2026 10:05 AM");
    },
  );

  it("is written in the years of four digits, from the first second to the last", () => {
    const { wallTime } = reportingClock("UTC");
    expect(
      [
        "0999-12-31T23:59:59.999Z",
        "1000-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999Z",
        "+010000-01-01T00:00:00Z",
      ].map(wallTime),
    ).toEqual(["", "1000-01-01 00:00:00", "9999-12-31 23:59:59", ""]);
  });

  it.each([
    null,
    undefined,
    "",
    "yesterday",
    "2026-13-01T10:00:00",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8_640_000_000_000_000,
    -8_640_000_000_000_000,
    "+012026-01-01T00:00:00Z",
    "0999-12-31T00:00:00Z",
  ])("of %s is N/A, and nothing in a file [S9.2]", (moment) => {
    for (const zone of [null, "Asia/Dhaka", "America/New_York"]) {
      const { timestamp, wallTime } = reportingClock(zone);
      expect([timestamp(moment), wallTime(moment)]).toEqual(["N/A", ""]);
    }
  });
});

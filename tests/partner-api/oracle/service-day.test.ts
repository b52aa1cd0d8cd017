import { describe, expect, it } from "vitest";
import { isIn, momentAt, serviceDay, written } from "./service-day.ts";

const at = (text: string) => BigInt(Date.parse(text)) * 1000n;

describe("the oracle's service day", () => {
  it.each([
    ["2026-06-01T20:59:59Z", "2026-06-01"],
    ["2026-06-01T21:00:00Z", "2026-06-02"],
    ["2026-06-01T18:00:00Z", "2026-06-01"],
    ["2026-01-01T02:59:59+06:00", "2025-12-31"],
    ["2009-12-31T19:59:59Z", "2009-12-31"],
    ["2009-12-30T20:00:00Z", "2009-12-31"],
  ])("of %s is %s", (moment, day) => {
    expect(serviceDay(at(moment))).toBe(day);
  });

  it("has in a range what lies from 03:00 to 03:00", () => {
    const moments = ["02:59:59.999999", "03:00:00"].flatMap((time) =>
      ["2026-06-01", "2026-06-02", "2026-06-03"].map((day) => momentAt(day, time)),
    );
    const within = (from_date: string, to_date: string) =>
      moments.filter((moment) => isIn({ from_date, to_date }, moment)).map((one) => written(one));
    const oneDay = ["2026-06-02T02:59:59.999999+06:00", "2026-06-01T03:00:00+06:00"];
    expect(within("2026-06-01", "2026-06-02")).toEqual(oneDay);
    expect(within("2026-06-01", "2026-06-01")).toEqual(oneDay);
  });
});

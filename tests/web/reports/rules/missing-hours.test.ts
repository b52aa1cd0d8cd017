import { expect, it } from "vitest";
import { fullDays, missingInWords } from "web/reports/rules/missing-hours.ts";

it("the full days of a range end before the running one, and are the day before it where it is alone", () => {
  expect([
    fullDays({ from: "2026-11-15", to: "2026-11-22" }, "2026-11-21"),
    fullDays({ from: "2026-11-21", to: "2026-11-21" }, "2026-11-21"),
    fullDays({ from: "2026-11-25", to: "2026-11-28" }, "2026-11-21"),
  ]).toEqual([
    { from: "2026-11-15", to: "2026-11-21" },
    { from: "2026-11-20", to: "2026-11-21" },
    { from: "2026-11-20", to: "2026-11-21" },
  ]);
});

it("the hours that are missing begin at the minute and end with the range", () => {
  expect(missingInWords({ from: "2026-11-21", to: "2026-11-22" }, "2026-11-22 01:05:09")).toBe(
    "The hours from 1:05 AM on November 22, 2026 to 3:00 AM on November 22, 2026 are not over yet, so this range is not compared with full days.",
  );
});

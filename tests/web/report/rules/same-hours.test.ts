import { expect, it } from "vitest";
import { hasSameHours, sameHoursInWords } from "web/report/rules/same-hours.ts";
import { counters, summary } from "./made-days.ts";

const untold = { ...counters, day: undefined };
const today = { from: "2026-11-21", to: "2026-11-22" };
const sevenDays = { from: "2026-11-15", to: "2026-11-22" };

it.each([
  ["today against its weekday", counters, today, "week", {}, true],
  ["today of a summary", summary, today, "week", {}, true],
  ["seven days of a summary against those before", summary, sevenDays, "before", {}, true],
  ["a filter that says nothing", counters, today, "week", { stoppage: "" }, true],
  ["a report that is not told", untold, today, "week", {}, false],
  ["seven days of counters", counters, sevenDays, "week", {}, false],
  ["today against yesterday", counters, today, "before", {}, false],
  ["seven days against last month", summary, sevenDays, "month", {}, false],
  [
    "a week that ends tomorrow",
    summary,
    { from: "2026-11-16", to: "2026-11-23" },
    "week",
    {},
    false,
  ],
  ["a day that is over", counters, { from: "2026-11-20", to: "2026-11-21" }, "week", {}, false],
  ["a range that is refused", counters, { from: "2026-11-22", to: "" }, "week", {}, false],
  ["a narrowed report", counters, today, "week", { stoppage: "Gabtoli" }, false],
] as const)("whether hours are compared: %s", (_, of, range, comparing, fields, expected) => {
  expect(hasSameHours(of, { range, comparing }, fields, "2026-11-21")).toBe(expected);
});

it("the same hours are said in a sentence", () => {
  const total = { title: "Tickets", field: "total_tickets", now: "500", before: "400" };
  expect(
    sameHoursInWords({
      until: "2:00 PM",
      against: "last Saturday",
      totals: [
        { ...total, change: "+100", share: "+25.0%" },
        { ...total, title: "Fares", change: "-30.50", share: "-3.1%" },
      ],
    }),
  ).toBe("Against last Saturday until 2:00 PM: Tickets +100 (+25.0%), Fares -30.50 (-3.1%)");
});

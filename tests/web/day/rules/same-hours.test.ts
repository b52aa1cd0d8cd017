import { getWaybillReport } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { sameHours } from "web/day/rules/same-hours.ts";
import { report } from "web/modules/report.ts";
import { counters, summary } from "../../report/rules/made-days.ts";

const waybills = report({
  route: "/waybills",
  title: "Waybills",
  operation: getWaybillReport,
  dated: true,
  columns: [
    { title: "Fares", kind: "money", field: "total_fares" },
    { title: "Net", kind: "money", field: "net_amount" },
  ],
  pairedBy: [],
  totals: ["total_fares", "net_amount"],
  day: { amount: "net_amount" },
});

const figures = (total_count: unknown, total_amount: unknown) => ({ total_count, total_amount });
const company = {
  module: "water",
  company_id: "w1",
  today: { ...figures(528, 1100), until: figures(500, "1030.50") },
  last_week: { ...figures(900, "2000.00"), until: figures("400", 1000) },
};
const day = {
  service_day: "2026-11-21",
  compared_day: "2026-11-14",
  compared_until: "14:00",
  companies: [company],
};
const counter = (total_tickets: unknown, total_fares: unknown) => ({ total_tickets, total_fares });
const dated = (date: string, tickets: number, fares: number) => ({
  date,
  ...counter(tickets, fares),
});
const asked = {
  report: counters,
  module: "water",
  company: "w1",
  rows: [counter(528, 1100)],
  earlier: [counter(300, 1500.5), counter("600", "499.50")],
  range: { from: "2026-11-21", to: "2026-11-22" },
  comparing: "week",
  today: "2026-11-21",
} as const;
const titles = (...told: Parameters<typeof sameHours>) =>
  sameHours(...told)?.totals.map(({ title }) => title);

describe("the totals of a report up to the same hour", () => {
  it("are what the host told, where the earlier rows add up to the day that it told", () => {
    expect(sameHours(day, asked)).toEqual({
      until: "2:00 PM",
      against: "last Saturday",
      totals: [
        {
          ...{ title: "Tickets", field: "total_tickets", now: "500", before: "400" },
          ...{ change: "+100", share: "+25.0%" },
        },
        {
          ...{ title: "Fares", field: "total_fares", now: "1,030.50", before: "1,000.00" },
          ...{ change: "+30.50", share: "+3.1%" },
        },
      ],
    });
  });

  it("of a summary have the days before, whole", () => {
    const rows = [dated("2026-11-20", 100, 200), dated("2026-11-21", 528, 1100)];
    const earlier = [dated("2026-11-13", 50, 400), dated("2026-11-14", 900, 2000)];
    const range = { from: "2026-11-20", to: "2026-11-22" };
    const found = sameHours(day, { ...asked, report: summary, rows, earlier, range });
    expect(found?.against).toBe("the same weekdays a week earlier,");
    expect(found?.totals.map(({ now, before, change }) => [now, before, change])).toEqual([
      ["600", "450", "+150"],
      ["1,230.50", "1,400.00", "-169.50"],
    ]);
    expect(sameHours(day, { ...asked, report: summary, rows, earlier: [] })).toBeNull();
  });

  it("of seven days are against the seven before", () => {
    const range = { from: "2026-11-15", to: "2026-11-22" };
    const sevenDays = { ...asked, report: summary, range, comparing: "before" } as const;
    const earlier = [dated("2026-11-14", 900, 2000)];
    expect(sameHours(day, { ...sevenDays, earlier })?.against).toBe("the 7 days before,");
  });

  it("leave a figure out that the day does not tell", () => {
    const earlier = [{ total_fares: 2500, net_amount: 2000 }];
    expect(titles(day, { ...asked, report: waybills, rows: [], earlier })).toEqual(["Net"]);
  });

  it("are none of a report of which the day tells no figure", () => {
    expect(sameHours(day, { ...asked, report: { ...counters, day: undefined } })).toBeNull();
  });

  it("leave a figure out of which the earlier rows are not all", () => {
    expect(titles(day, { ...asked, earlier: [counter(899, 2000)] })).toEqual(["Fares"]);
    expect(sameHours(day, { ...asked, earlier: [counter(899, 1999.99)] })).toBeNull();
  });

  it.each([
    ["of now", { today: { ...company.today, until: figures("many", undefined) } }],
    ["of then", { last_week: { ...company.last_week, until: figures("", null) } }],
    ["of the whole day", { last_week: { ...company.last_week, ...figures({}, []) } }],
  ])("need every figure: that %s", (_, lacking) => {
    const lessTold = { ...day, companies: [{ ...company, ...lacking }] };
    expect(sameHours(lessTold, asked)).toBeNull();
    expect(sameHours(lessTold, { ...asked, earlier: [] })).toBeNull();
  });

  it.each([
    ["anything came", null, asked],
    ["the day began that the portal knows", { ...day, service_day: "2026-11-20" }, asked],
    ["the company is told", day, { ...asked, company: "w2" }],
    ["the module is told", day, { ...asked, module: "intracity" }],
    ["the first hour is over", { ...day, compared_until: "03:00" }, asked],
    ["an hour is told", { ...day, compared_until: 14 }, asked],
    ["a day to compare is told", { ...day, compared_day: null }, asked],
  ] as const)("are not there before %s", (_, told, compared) => {
    expect(sameHours(told, compared)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { parseToday } from "web/home/rules/today.ts";
import { companyDay, dayOf, now } from "../made-day.ts";

describe("what a host told of the day", () => {
  it("is found by module and company, whose id may be a number", () => {
    const told = parseToday(dayOf([companyDay("intracity", 11), companyDay("water", "11", null)]));
    const { at, serviceDay, comparedDay, comparedUntil } = told;
    expect({ at, serviceDay, comparedDay, comparedUntil }).toEqual({
      at: Date.parse(now),
      serviceDay: "2026-11-21",
      comparedDay: "2026-11-14",
      comparedUntil: "14:00",
    });
    expect(told.of("intracity", "11")).toEqual({
      today: {
        count: 11,
        amount: 110,
        until: { count: 10, amount: 100 },
        hours: {
          counts: [0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 1],
          amounts: [0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 10],
        },
      },
      lastWeek: {
        count: 16,
        amount: 160,
        until: { count: 8, amount: 80 },
        hours: {
          counts: [0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0],
          amounts: [0, 0, 0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0],
        },
      },
      lastRecordAt: "2026-11-21T14:30:00+06:00",
    });
    expect(told.of("water", "11")?.lastRecordAt).toBe(null);
    expect(told.of("waybill", "11")).toBe(null);
  });

  it.each([
    [{}],
    ["a text"],
    [[]],
    [{ companies: {}, at: 7 }],
    [{ companies: [null, 7, { module: "water" }] }],
  ])("may be anything: %j", (answer) => {
    const told = parseToday(answer);
    expect(told.at).toBe(Number.NaN);
    expect([told.serviceDay, told.comparedDay, told.comparedUntil]).toEqual(["", "", ""]);
    expect(told.of("water", "w1")).toBe(null);
  });

  it("may lack the figures of a company", () => {
    const nothing = {
      count: undefined,
      amount: undefined,
      until: { count: undefined, amount: undefined },
      hours: { counts: [], amounts: [] },
    };
    const told = parseToday({
      companies: [
        { module: "water", company_id: "w1", last_week: { hours: { counts: ["2", "x"] } } },
      ],
    });
    expect(told.of("water", "w1")).toEqual({
      today: nothing,
      lastWeek: { ...nothing, hours: { counts: [2, 0], amounts: [] } },
      lastRecordAt: null,
    });
  });
});

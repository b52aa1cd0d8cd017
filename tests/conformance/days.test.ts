import { daysIn, outside, serviceDayIn } from "conformance/days.ts";
import { expect, it } from "vitest";

it.each([
  ["2026-06-02T02:59:59+06:00", "2026-06-01"],
  ["2026-06-02T03:00:00+06:00", "2026-06-02"],
  ["2026-06-01T20:59:59Z", "2026-06-01"],
  ["2026-06-01T21:00:00Z", "2026-06-02"],
  ["2026-03-01T01:30:00+06:00", "2026-02-28"],
  ["2026-06-02T00:00:00+06:00", "2026-06-01"],
])("%s is of the service day %s in Dhaka", (moment, day) => {
  expect(serviceDayIn("Asia/Dhaka")(Date.parse(moment))).toBe(day);
});

const rows = [
  { id: 1, issued_at: "2026-06-02T02:59:59+06:00" },
  { id: 2, entered_at: "2026-06-02T03:00:00+06:00", exited_at: null },
  { id: 3, departs_at: "2026-05-31T12:00:00+06:00" },
  { id: 4, travel_date: "2026-06-01" },
  null,
];

it("the rows that say their day are those with a date or a moment that decides it", () => {
  expect(daysIn({ rows, next_cursor: null }, "Asia/Dhaka")).toEqual([
    { at: "data.rows[0].issued_at", day: "2026-06-01" },
    { at: "data.rows[1].entered_at", day: "2026-06-02" },
    { at: "data.rows[2].departs_at", day: "2026-05-31" },
  ]);
});

it("a moment has no service day without a time zone, and a date has", () => {
  expect(daysIn(rows, undefined)).toEqual([]);
  expect(daysIn({ days: [{ date: "2026-06-01" }] }, undefined)).toEqual([
    { at: "data.days[0].date", day: "2026-06-01" },
  ]);
});

it("a range ends before its to_date, and begins with its from_date", () => {
  const days = daysIn({ rows }, "Asia/Dhaka");
  expect(outside(days, { from_date: "2026-05-31", to_date: "2026-06-03" })).toEqual([]);
  expect(outside(days, { from_date: "2026-06-01", to_date: "2026-06-02" })).toEqual([
    {
      at: "data.rows[1].entered_at",
      more: 1,
      expected: "2026-06-01",
      came: "2026-06-02",
      fix: "A range runs from 03:00 on from_date to 03:00 on to_date.",
    },
  ]);
});

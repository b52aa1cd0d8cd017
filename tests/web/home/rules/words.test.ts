import { describe, expect, it } from "vitest";
import { comparedTo, counted, hourLabel, hoursUntil, monthDayOf } from "web/home/rules/words.ts";

it("the hours of a service day begin at three", () => {
  expect([0, 6, 20, 21, 23].map(hourLabel)).toEqual([
    "3:00 AM",
    "9:00 AM",
    "11:00 PM",
    "12:00 AM",
    "2:00 AM",
  ]);
});

it.each([
  ["03:00", 0],
  ["03:59", 0],
  ["04:00", 1],
  ["14:32", 11],
  ["00:10", 21],
  ["02:59", 23],
  ["", 0],
  ["at 12:00", 0],
])("at %j, %d hours are over", (time, hours) => {
  expect(hoursUntil(time)).toBe(hours);
});

it("a day has its place in the month", () => {
  expect([monthDayOf("2026-11-14"), monthDayOf("")]).toEqual(["November 14", ""]);
});

describe("what the day is compared with", () => {
  it.each([
    ["2026-11-14", "14:00", "last Saturday until 2:00 PM"],
    ["2026-11-14", "14:32", "last Saturday until 2:32 PM"],
    ["2026-11-14", "03:10", "last Saturday until 3:10 AM"],
    ["2026-11-14", "03:00", null],
    ["", "14:00", null],
    ["2026-11-14", "", null],
  ])("of %j until %j is %j", (day, until, words) => {
    expect(comparedTo(day, until)).toBe(words);
  });
});

it.each([
  [1, "intracity", "1 ticket"],
  ["1528", "water", "1,528 tickets"],
  [2, "supervisor", "2 tickets"],
  [1, "offline_counter", "1 ticket"],
  [2, "counterwise_ticketing", "2 tickets"],
  [1, "toll_plaza", "from 1 entry"],
  [0, "toll_plaza", "from 0 entries"],
  [1, "waybill", "1 waybill"],
  [2, "waybill", "2 waybills"],
  [1, "intercity", "1 seat"],
  [2, "intercity", "2 seats"],
] as const)("%j of %s is '%s'", (value, module, words) => {
  expect(counted(value, module)).toBe(words);
});

import { expect, it } from "vitest";
import { hoursChart } from "web/home/rules/hours.ts";

const of = (amounts: readonly number[]) => ({
  count: 0,
  amount: 0,
  until: { count: 0, amount: 0 },
  hours: { counts: [], amounts },
});
const picture = (today: readonly number[], lastWeek: readonly number[], until: string) =>
  hoursChart({ today: of(today), lastWeek: of(lastWeek), lastRecordAt: null }, until, "Saturday");

it("the lines have one scale, and today's ends with the last full hour", () => {
  expect(picture([10, 20, 5], [0, 40, 20, 10], "05:00")).toEqual({
    today: "0.0,15.0 4.3,10.0",
    lastWeek: "0.0,20.0 4.3,0.0 8.7,10.0 13.0,15.0",
    words: "today at most 20.00 from 4:00 AM; last Saturday at most 40.00 from 4:00 AM",
  });
});

it("one full hour is a point, and none is nothing", () => {
  expect(picture([10, 3], [10], "04:00")?.today).toBe("0.0,0.0 0.0,0.0");
  expect(picture([10], [10], "03:00")).toEqual({
    today: "",
    lastWeek: "0.0,0.0",
    words: "last Saturday at most 10.00 from 3:00 AM",
  });
});

it("what is below zero is below the ground of the others", () => {
  expect(picture([-10, 30], [], "05:00")).toEqual({
    today: "0.0,20.0 4.3,0.0",
    lastWeek: "",
    words: "today at most 30.00 from 4:00 AM",
  });
});

it("two days without any figure have no picture", () => {
  expect(picture([0, 0], [0, 0, 0], "05:00")).toBe(null);
  expect(picture([], [], "05:00")).toBe(null);
});

import { expect, it } from "vitest";
import { timeOfDay } from "web/i18n/time-of-day.ts";

it.each([
  ["00:05", "12:05 AM"],
  ["03:00", "3:00 AM"],
  ["11:59:59", "11:59 AM"],
  ["12:00", "12:00 PM"],
  ["23:30", "11:30 PM"],
  ["", ""],
  ["noon", ""],
  ["at 12:00", ""],
])("the time %s reads '%s'", (time, words) => {
  expect(timeOfDay(time)).toBe(words);
});

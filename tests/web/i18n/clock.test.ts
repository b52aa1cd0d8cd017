import { expect, it, vi } from "vitest";
import { localizedClock, timeOfDay } from "web/i18n/clock.ts";

const moment = "2026-11-20T20:05:00Z";
const told = ({ time, timestamp, serviceDay }: ReturnType<typeof localizedClock>) => ({
  time: time(moment),
  timestamp: timestamp(moment),
  serviceDay: serviceDay(new Date(moment)),
});

it("a clock of the zone tells times in English", () => {
  expect(told(localizedClock("Asia/Dhaka"))).toEqual({
    time: "2:05 AM",
    timestamp: "21.11.2026 02:05 AM",
    serviceDay: "2026-11-20",
  });
});

it("and in Bangla, with the part of the day and its digits, but not a date of the API", async () => {
  vi.resetModules();
  vi.doMock("web/i18n/languages/en.ts", () => import("web/i18n/languages/bn.ts"));
  vi.doMock("web/i18n/words/en/dates.ts", () => import("web/i18n/words/bn/dates.ts"));
  try {
    const bangla = await import("web/i18n/clock.ts");
    expect(told(bangla.localizedClock("Asia/Dhaka"))).toEqual({
      time: "রাত ২:০৫",
      timestamp: "২১.১১.২০২৬ রাত ২:০৫",
      serviceDay: "2026-11-20",
    });
  } finally {
    vi.doUnmock("web/i18n/languages/en.ts");
    vi.doUnmock("web/i18n/words/en/dates.ts");
    vi.resetModules();
  }
});

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

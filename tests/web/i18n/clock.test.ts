import { expect, it, vi } from "vitest";
import { shownClock } from "web/i18n/shown-clock.ts";

const moment = "2026-11-20T20:05:00Z";
const told = ({ time, timestamp, serviceDay }: ReturnType<typeof shownClock>) => ({
  time: time(moment),
  timestamp: timestamp(moment),
  serviceDay: serviceDay(new Date(moment)),
});

it("a clock of the zone tells times in English", () => {
  expect(told(shownClock("Asia/Dhaka"))).toEqual({
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
    const bangla = await import("web/i18n/shown-clock.ts");
    expect(told(bangla.shownClock("Asia/Dhaka"))).toEqual({
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

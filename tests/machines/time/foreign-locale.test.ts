import dayjs from "dayjs";
import preParsePostFormat from "dayjs/plugin/preParsePostFormat.js";
import { addDays } from "machines/time/calendar-day";
import { dateLabel, inputDate } from "machines/time/date-formats";
import { presetRange } from "machines/time/range-presets";
import { reportingClock } from "machines/time/reporting-clock";
import { beforeAll, expect, it } from "vitest";
import "dayjs/locale/ar.js";
import "dayjs/locale/bn.js";

beforeAll(() => {
  dayjs.extend(preParsePostFormat);
});

it.each([
  ["bn", "২০২৬-১১-২০"],
  ["ar", "٢٠٢٦-١١-٢٠"],
])(
  "with the locale %s set by someone else, a date of the API has its own digits",
  (name, turned) => {
    const now = new Date("2026-11-20T20:59:59Z");
    dayjs.locale(name);
    try {
      expect(dayjs(new Date(2026, 10, 20)).format("YYYY-MM-DD")).toBe(turned);
      const { serviceDay, timestamp, wallTime } = reportingClock("Asia/Dhaka");
      expect({
        day: serviceDay(now),
        range: presetRange("Last 7 days", serviceDay(now)),
        next: addDays("2026-11-30", 1),
        label: dateLabel("2026-11-20"),
        input: inputDate("2026-11-20"),
        timestamp: timestamp(now),
        wallTime: wallTime(now),
      }).toEqual({
        day: "2026-11-20",
        range: { from: "2026-11-14", to: "2026-11-21" },
        next: "2026-12-01",
        label: "November 20, 2026",
        input: "20-11-2026",
        timestamp: "21.11.2026 02:59 AM",
        wallTime: "2026-11-21 02:59:59",
      });
    } finally {
      dayjs.locale("en");
    }
  },
);

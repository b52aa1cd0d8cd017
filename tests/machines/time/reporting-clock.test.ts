// @module-tag long
import fc from "fast-check";
import { type ReportingClock, reportingClock } from "machines/time/reporting-clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changingZones, edgesAround } from "../../clock-changes.ts";
import { wallParts, zones } from "./dates.ts";

afterEach(() => vi.unstubAllEnvs());

/** A year of four digits in every zone, from the time on that zones are known well. */
const moments = fc.date({
  min: new Date("1971-01-01T00:00:00Z"),
  max: new Date("2099-01-01T00:00:00Z"),
  noInvalidDate: true,
});

/** All that a clock says of a moment. */
const told = (clock: ReportingClock, moment: string) => ({
  serviceDay: clock.serviceDay(new Date(moment)),
  isBeforeWindow: clock.isBeforeWindow(new Date(moment)),
  timestamp: clock.timestamp(moment),
  wallTime: clock.wallTime(moment),
});

/** What it has to say, worked out from the parts of the platform's formatting. */
function toldByParts(moment: Date, zone: string) {
  const { date, hour, minute, second } = wallParts(moment, zone);
  const [year, month, day] = date.split("-");
  const before = new Date(`${date}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  const two = (part: number) => String(part).padStart(2, "0");
  return {
    serviceDay: hour < 3 ? before.toISOString().slice(0, 10) : date,
    isBeforeWindow: hour < 3,
    timestamp: `${day}.${month}.${year} ${two(hour % 12 || 12)}:${minute} ${hour < 12 ? "AM" : "PM"}`,
    wallTime: `${date} ${two(hour)}:${minute}:${second}`,
  };
}

/** A moment, and the company's clock at it. */
const situations: [zone: string, name: string, moment: string, said: ReturnType<typeof told>][] = [
  [
    "Asia/Dhaka",
    "a second before 03:00",
    "2026-11-20T20:59:59Z",
    {
      serviceDay: "2026-11-20",
      isBeforeWindow: true,
      timestamp: "21.11.2026 02:59 AM",
      wallTime: "2026-11-21 02:59:59",
    },
  ],
  [
    "Asia/Dhaka",
    "at 03:00",
    "2026-11-20T21:00:00Z",
    {
      serviceDay: "2026-11-21",
      isBeforeWindow: false,
      timestamp: "21.11.2026 03:00 AM",
      wallTime: "2026-11-21 03:00:00",
    },
  ],
  [
    "Asia/Kolkata",
    "a second before 03:00 of a half-hour zone",
    "2026-11-20T21:29:59Z",
    {
      serviceDay: "2026-11-20",
      isBeforeWindow: true,
      timestamp: "21.11.2026 02:59 AM",
      wallTime: "2026-11-21 02:59:59",
    },
  ],
  [
    "Asia/Kolkata",
    "at 03:00 of a half-hour zone",
    "2026-11-20T21:30:00Z",
    {
      serviceDay: "2026-11-21",
      isBeforeWindow: false,
      timestamp: "21.11.2026 03:00 AM",
      wallTime: "2026-11-21 03:00:00",
    },
  ],
  [
    "Pacific/Kiritimati",
    "where the day begins first",
    "2026-12-31T13:00:00Z",
    {
      serviceDay: "2027-01-01",
      isBeforeWindow: false,
      timestamp: "01.01.2027 03:00 AM",
      wallTime: "2027-01-01 03:00:00",
    },
  ],
  [
    "Pacific/Pago_Pago",
    "where the day begins last",
    "2026-12-31T13:00:00Z",
    {
      serviceDay: "2026-12-30",
      isBeforeWindow: true,
      timestamp: "31.12.2026 02:00 AM",
      wallTime: "2026-12-31 02:00:00",
    },
  ],
  [
    "Europe/London",
    "a second before the spring gap",
    "2026-03-29T00:59:59Z",
    {
      serviceDay: "2026-03-28",
      isBeforeWindow: true,
      timestamp: "29.03.2026 12:59 AM",
      wallTime: "2026-03-29 00:59:59",
    },
  ],
  [
    "Europe/London",
    "after the spring gap, when 01:00 is 02:00",
    "2026-03-29T01:00:00Z",
    {
      serviceDay: "2026-03-28",
      isBeforeWindow: true,
      timestamp: "29.03.2026 02:00 AM",
      wallTime: "2026-03-29 02:00:00",
    },
  ],
  [
    "Europe/London",
    "at 03:00 of the short night",
    "2026-03-29T02:00:00Z",
    {
      serviceDay: "2026-03-29",
      isBeforeWindow: false,
      timestamp: "29.03.2026 03:00 AM",
      wallTime: "2026-03-29 03:00:00",
    },
  ],
  [
    "Europe/London",
    "at 01:30 for the first time in autumn",
    "2026-10-25T00:30:00Z",
    {
      serviceDay: "2026-10-24",
      isBeforeWindow: true,
      timestamp: "25.10.2026 01:30 AM",
      wallTime: "2026-10-25 01:30:00",
    },
  ],
  [
    "Europe/London",
    "at 01:30 for the second time",
    "2026-10-25T01:30:00Z",
    {
      serviceDay: "2026-10-24",
      isBeforeWindow: true,
      timestamp: "25.10.2026 01:30 AM",
      wallTime: "2026-10-25 01:30:00",
    },
  ],
  [
    "America/New_York",
    "a second before the clock jumps from 02:00 to 03:00",
    "2026-03-08T06:59:59Z",
    {
      serviceDay: "2026-03-07",
      isBeforeWindow: true,
      timestamp: "08.03.2026 01:59 AM",
      wallTime: "2026-03-08 01:59:59",
    },
  ],
  [
    "America/New_York",
    "when it has jumped to 03:00",
    "2026-03-08T07:00:00Z",
    {
      serviceDay: "2026-03-08",
      isBeforeWindow: false,
      timestamp: "08.03.2026 03:00 AM",
      wallTime: "2026-03-08 03:00:00",
    },
  ],
  [
    "America/New_York",
    "a second before 03:00 of the night that repeats an hour",
    "2026-11-01T07:59:59Z",
    {
      serviceDay: "2026-10-31",
      isBeforeWindow: true,
      timestamp: "01.11.2026 02:59 AM",
      wallTime: "2026-11-01 02:59:59",
    },
  ],
  [
    "America/New_York",
    "at 03:00 of that night",
    "2026-11-01T08:00:00Z",
    {
      serviceDay: "2026-11-01",
      isBeforeWindow: false,
      timestamp: "01.11.2026 03:00 AM",
      wallTime: "2026-11-01 03:00:00",
    },
  ],
];

describe.each(["Europe/London", "Asia/Dhaka", "Pacific/Kiritimati"])(
  "in a browser in %s",
  (browser) => {
    it.each(situations)(
      "the clock of %s is right %s [S9.2, S9.3, R18, R19]",
      (zone, _, moment, said) => {
        vi.stubEnv("TZ", browser);
        expect(told(reportingClock(zone), moment)).toEqual(said);
      },
    );

    it("the clock of any zone says what the platform says, at any moment", () => {
      vi.stubEnv("TZ", browser);
      const clocks = new Map(zones.map((zone) => [zone, reportingClock(zone)] as const));
      fc.assert(
        fc.property(moments, fc.constantFrom(...clocks), (moment, [zone, clock]) => {
          expect(told(clock, moment.toISOString())).toEqual(toldByParts(moment, zone));
        }),
        { numRuns: 300 },
      );
    });

    it("a clock without a zone is the browser's", () => {
      vi.stubEnv("TZ", browser);
      const clock = reportingClock(null);
      fc.assert(
        fc.property(moments, (moment) => {
          expect(told(clock, moment.toISOString())).toEqual(toldByParts(moment, browser));
        }),
        { numRuns: 300 },
      );
    });
  },
);

it("every zone that the platform knows is told right", () => {
  const all = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  fc.assert(
    fc.property(all, moments, (zone, moment) => {
      expect(told(reportingClock(zone), moment.toISOString())).toEqual(toldByParts(moment, zone));
    }),
    { numRuns: 300 },
  );
});

it("a service day starts and ends where the host has it, in every zone whose clock changes [R19]", () => {
  const wrong = changingZones().flatMap(({ zone, changes }) => {
    const { serviceDay } = reportingClock(zone);
    return changes
      .flatMap(edgesAround)
      .filter(({ time, day }) => serviceDay(time) !== day)
      .map(({ time }) => `${zone} ${new Date(time).toISOString()} ${serviceDay(time)}`);
  });
  expect(wrong).toEqual([]);
});

it.each(["Europe/London", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham"])(
  "every half hour of a year with its two changes is told right in %s",
  (zone) => {
    const { wallTime } = reportingClock(zone);
    const format = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    const wrong: string[] = [];
    const end = Date.UTC(2027, 0);
    for (let time = Date.UTC(2026, 0); time < end; time += 1_800_000) {
      const [date = "", clockTime] = format.format(time).split(", ");
      const said = `${date.split("/").reverse().join("-")} ${clockTime}`;
      if (wallTime(time) !== said) wrong.push(said);
    }
    expect(wrong).toEqual([]);
  },
);

it.each([null, undefined, "", "Asia/Atlantis", "Dhaka", 6, {}])(
  "a zone that the host names as %j is none",
  (named) => {
    expect(reportingClock(named).timeZone).toBe(null);
  },
);

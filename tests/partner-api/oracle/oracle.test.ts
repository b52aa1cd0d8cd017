import fc from "fast-check";
import { kindsOfRecords } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { answers } from "./answers.ts";
import { rangesAround, untilTimes } from "./asked-ranges.ts";
import { type Asking, startAsking } from "./asking.ts";
import { type Choose, oneOf } from "./choice.ts";
import { madeUpRecords } from "./made-up-records.ts";
import { companyOperations, isAskedUntil, isDated, urlOf } from "./question.ts";
import { type Module, type Money, Records } from "./records.ts";
import { askDays, askRunningDays, everyMoment, everySpan, twoWeeks } from "./running-days.ts";
import { type Day, daysAfter, isIn, momentAt, type Range, serviceDay } from "./service-day.ts";
import { rowsToStore } from "./stored.ts";
import { userWhoReads } from "./user.ts";
import { vehicleCountersToKeep } from "./vehicle-counters.ts";
import {
  askAll,
  askUntil,
  batchesOf,
  bring,
  type Companies,
  forgetSome,
  further,
} from "./whole-companies.ts";

type Family = { of: Module; by: string; reports: string[] };

/** Reports whose rows hold, together, everything that a module sold, and each record once. */
const families: Family[] = [
  { of: "intracity", by: "counter", reports: ["getIntracityCounterwiseReport"] },
  { of: "intracity", by: "bus", reports: ["getIntracityVehiclewiseReport"] },
  { of: "supervisor", by: "supervisor", reports: ["getSupervisorSupervisorwiseReport"] },
  { of: "supervisor", by: "bus", reports: ["getSupervisorVehiclewiseReport"] },
  { of: "offline_counter", by: "counter man", reports: ["getOfflineCounterReport"] },
  { of: "water", by: "ship", reports: ["getWaterShipwiseReport"] },
  {
    of: "water",
    by: "person, in all four roles",
    reports: [
      "getWaterCounterwiseReport",
      "getWaterDeckmanwiseReport",
      "getWaterCabinmanwiseReport",
      "getWaterAgentwiseReport",
    ],
  },
  { of: "intercity", by: "counter", reports: ["getIntercityCounterwiseReport"] },
  { of: "intercity", by: "agent", reports: ["getIntercityAgentwiseReport"] },
  {
    of: "counterwise_ticketing",
    by: "counter",
    reports: ["getCounterwiseTicketingCounterwiseReport"],
  },
  {
    of: "counterwise_ticketing",
    by: "bus",
    reports: ["getCounterwiseTicketingVehiclewiseReport"],
  },
];

type Sum = { tickets: number; fares: Money };

/** Straight from the records, without asking who sold what. */
function soldBy(records: Records, company: number, module: Module, range: Range): Sum {
  const sold =
    module === "intercity"
      ? records
          .of("reservations", company)
          .filter(({ status }) => status !== "cancelled")
          .map((one) => ({ at: one.reserved_at, tickets: one.seats.length, fares: one.amount }))
      : records
          .of("ticket-sales", company)
          .filter((sale) => sale.module === module)
          .map((sale) => ({ at: sale.sold_at, tickets: sale.tickets, fares: sale.fares }));
  return sold.filter(({ at }) => isIn(range, at)).reduce(plus, { tickets: 0, fares: 0n });
}

const sumOfRows = (rows: { total_tickets: number; total_fares: number }[]): Sum =>
  rows
    .map((row) => ({ tickets: row.total_tickets, fares: inHundredths(row.total_fares) }))
    .reduce(plus, { tickets: 0, fares: 0n });

const plus = (one: Sum, other: Sum): Sum => ({
  tickets: one.tickets + other.tickets,
  fares: one.fares + other.fares,
});

const inHundredths = (amount: number) => BigInt(amount.toFixed(2).replace(".", ""));

it("the oracle knows every operation that reads a company", () => {
  expect(Object.keys(answers).sort()).toEqual(companyOperations.map(({ id }) => id).sort());
});

const companies: Companies = { full: [11, 12], empty: 13, close: 14 };

describe.each([mainEngine])("on %s", (engine) => {
  let asking: Asking;
  const records = new Records();
  beforeAll(async () => {
    asking = await startAsking(engine);
    await asking.addCompanies([11, 12, 13, 14]);
    await bring(asking, records, batchesOf(companies));
    await forgetSome(asking, records, companies);
  }, 60_000);
  afterAll(() => asking.stop());

  it("getUser answers with the companies of each module, by name and id", async () => {
    const expected = userWhoReads([12, 14, 11, 13]);
    expect(await asking.getUser(1)).toStrictEqual(expected);
    expect(await asking.getUser(2)).toStrictEqual(expected);
  });

  it.each(kindsOfRecords)("the %s are stored as they stand in the files", async (kind) => {
    for (const company of [11, 12, 14]) {
      expect(await asking.stored(kind, company)).toStrictEqual(rowsToStore(records, kind, company));
    }
  });

  it("figures by vehicle and counter are kept where a report reads them, and nowhere else", async () => {
    for (const company of [11, 12, 13, 14]) {
      const kept = await asking.keptVehicleCounters(company);
      expect(kept).toEqual(vehicleCountersToKeep(records, company));
    }
  });

  it.each(companyOperations)("$id answers what the records add up to", (operation) =>
    askAll(asking, records, operation, companies),
  );

  it.each(families)("what $of sold by $by adds up to all that it sold", async ({ of, reports }) => {
    const asked = companyOperations.filter(({ id }) => reports.includes(id));
    expect(asked.map(({ id }) => id).sort()).toEqual([...reports].sort());
    for (const company of [11, 12, 13, 14]) {
      for (const range of rangesAround("2026-06-01")) {
        const answers = asked.map((each) => asking.get(urlOf(each, { company, ...range }), 0n, 2));
        const rows = (await Promise.all(answers)).flat() as Parameters<typeof sumOfRows>[0];
        const sum = { company, ...range, ...sumOfRows(rows) };
        expect(sum).toEqual({ company, ...range, ...soldBy(records, company, of, range) });
      }
    }
  });

  it.each(companyOperations.filter(isAskedUntil))(
    "$id answers what the records add up to until a time of its last day",
    (operation) => askUntil(asking, records, operation, companies),
  );

  describe("getToday", () => {
    const own = new Records();
    const asked = [21, 22, 13];
    beforeAll(async () => {
      await asking.addCompanies([21, 22]);
      await bring(asking, own, twoWeeks([21, 22]));
    });

    it("answers what the records of both days add up to by the hour", () =>
      askRunningDays(asking, own, asked, everyMoment));

    it("answers what the records of a day that is over, and of several days, add up to", () =>
      askDays(asking, own, asked, everySpan));

    it("says of each number of weeks, none to four, that so many had records where there is none", async () => {
      const seen = new Set<unknown>();
      for (const now of everyMoment) {
        const { answered } = await asking.askToday(own, asked, { now }, 2);
        for (const { usual_weeks } of answered.companies) seen.add(usual_weeks);
      }
      expect(seen).toEqual(new Set([0, 1, 2, 3, 4]));
    });
  });

  it("answers what records of any kind and day add up to", async () => {
    let company = 100;
    const anyRecords = fc.asyncProperty(fc.gen(), async (g) => {
      const choose: Choose = (...options) => oneOf(options, g(fc.nat, { max: options.length - 1 }));
      const day = choose(...oddDays);
      const moments = Array.from({ length: choose(3, 6, 9) }, () =>
        momentAt(daysAfter(day, choose(0, 1, 2, 3)), choose(...oddTimes)),
      );
      const both = [company + 1, company + 2];
      company += 2;
      await asking.addCompanies(both);
      const own = new Records();
      await bring(asking, own, madeUpRecords({ companies: both, moments, choose }));
      for (const operation of companyOperations) {
        for (const of of isDated(operation) ? [...both, ...both] : both) {
          const more = choose(...further(operation.id));
          const until = isAskedUntil(operation) ? choose(...untilTimes) : {};
          const range = choose(...rangesAround(day));
          const question = { ...range, ...until, company: of, ...more };
          const { url, answered, expected } = await asking.ask(own, operation, question);
          expect({ url, data: answered }).toStrictEqual({ url, data: expected });
        }
      }
      const days = [0, 2, choose(1, 3), 7, choose(8, 9, 10)].map((after) => daysAfter(day, after));
      const asked = days.map((each) => momentAt(each, choose(...oddTimes)));
      const inMilliseconds = asked.map((moment) => moment - (moment % 1000n));
      await askRunningDays(asking, own, both, inMilliseconds);
      const spans = inMilliseconds.map((now) => {
        const last = daysAfter(serviceDay(now), choose(0, -1, -5));
        return { now, day: last, days: choose(1, 2, 7) };
      });
      await askDays(asking, own, both, spans);
    });
    await fc.assert(anyRecords, { numRuns: 2, seed: 14, endOnFailure: true });
  });
});

/** Around them the clocks of Dhaka changed, or a year or a leap month ends. */
const oddDays: Day[] = ["2026-06-01", "2009-06-18", "2009-12-29", "2024-02-27"];
const oddTimes = [
  "02:59:59",
  "02:59:59.999999",
  "03:00:00",
  "00:00:00",
  "12:34:56.789",
  "22:15:00",
];

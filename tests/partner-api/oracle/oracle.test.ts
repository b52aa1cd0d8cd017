import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { answers } from "./answers.ts";
import { furtherAsked, rangesAround } from "./asked-ranges.ts";
import { type Asking, companyOperations, isDated, type Question, startAsking } from "./asking.ts";
import { type Choose, oneOf } from "./choice.ts";
import { closeCalls } from "./close-calls.ts";
import { styleOf } from "./csv-files.ts";
import { edgesFrom, madeUpRecords } from "./made-up-records.ts";
import { type Batch, modules, Records } from "./records.ts";
import { type Day, daysAfter, momentAt } from "./service-day.ts";

const firstDay = "2026-06-01";
const further = (id: string): Partial<Question>[] => furtherAsked[id] ?? [{}];

/** In the order of a wheel of its own, so that every run has the same records. */
function inTurn(): Choose {
  let wheel = 1;
  return (...options) => {
    wheel = (wheel * 48_271) % 2_147_483_647;
    return oneOf(options, Math.floor((wheel / 2_147_483_647) * options.length));
  };
}

async function bring(asking: Asking, records: Records, batches: Batch[]) {
  for (const [at, batch] of batches.entries()) {
    const imported = await asking.import(batch, styleOf(at));
    expect([batch.kind, imported]).toEqual([
      batch.kind,
      {
        ...records.take(batch),
        lines: batch.rows.length,
        companies: new Set(batch.rows.map(({ company_id }) => company_id)).size,
        rejected: 0,
      },
    ]);
  }
}

it("the oracle knows every operation that reads a company", () => {
  expect(Object.keys(answers).sort()).toEqual(companyOperations.map(({ id }) => id).sort());
});

describe.each(engines)("on %s", (engine) => {
  let asking: Asking;
  const records = new Records();
  beforeAll(async () => {
    asking = await startAsking(engine);
    await asking.addCompanies([11, 12, 13, 14]);
    const [companies, moments] = [[11, 12], edgesFrom(firstDay)];
    await bring(asking, records, madeUpRecords({ companies, moments, choose: inTurn() }));
    await bring(asking, records, closeCalls(14, firstDay));
  });
  afterAll(() => asking.stop());

  it("getUser answers with the companies of each module, by name and id", async () => {
    const names: [number, string][] = [
      [12, "Company 0"],
      [14, "Company 0"],
      [11, "Company 1"],
      [13, "Company 1"],
    ];
    const lists = modules.map((module) => {
      const hasUnderscore = module === "water" || module === "intercity";
      const list = names.map(([id, name]) =>
        hasUnderscore ? { _id: String(id), name } : { id, name },
      );
      return [`${module}_companies`, list];
    });
    const { user, allowed_companies } = await asking.getUser();
    expect(allowed_companies).toStrictEqual(Object.fromEntries(lists));
    const [name, username] = ["Reader", "reader"];
    expect(user).toStrictEqual({
      id: expect.any(String),
      name,
      username,
      phone: null,
      email: null,
    });
  });

  it.each(companyOperations)("$id answers what the records add up to", async (operation) => {
    const ranges = isDated(operation) ? rangesAround(firstDay) : rangesAround(firstDay).slice(0, 2);
    const questions = ranges.flatMap((range, at) => {
      const all = further(operation.id);
      const ofTheFirst = at % 4 === 0 ? all : [oneOf(all, at % all.length)];
      return [
        ...ofTheFirst.map((more) => ({ ...range, company: 11, ...more })),
        { ...range, company: [12, 14, 14, 13][at % 4] ?? 12, ...oneOf(all, (at + 1) % all.length) },
      ];
    });
    for (const question of questions) {
      const { url, answered, expected } = await asking.ask(records, operation, question);
      expect({ url, data: answered }).toStrictEqual({ url, data: expected });
    }
  });

  it("answers what records of any kind and day add up to", async () => {
    let company = 100;
    const anyRecords = fc.asyncProperty(fc.gen(), async (g) => {
      const choose: Choose = (...options) => oneOf(options, g(fc.nat, { max: options.length - 1 }));
      const day = choose(...oddDays);
      const moments = Array.from({ length: choose(3, 6, 9) }, () =>
        momentAt(daysAfter(day, choose(0, 1, 2, 3)), choose(...oddTimes)),
      );
      const companies = [company + 1, company + 2];
      company += 2;
      await asking.addCompanies(companies);
      const own = new Records();
      await bring(asking, own, madeUpRecords({ companies, moments, choose }));
      for (const operation of companyOperations) {
        for (const of of isDated(operation) ? [...companies, ...companies] : companies) {
          const more = choose(...further(operation.id));
          const question = { ...choose(...rangesAround(day)), company: of, ...more };
          const { url, answered, expected } = await asking.ask(own, operation, question);
          expect({ url, data: answered }).toStrictEqual({ url, data: expected });
        }
      }
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

import { type Asking, startAsking } from "tests/partner-api/oracle/asking.ts";
import { companyOperations } from "tests/partner-api/oracle/question.ts";
import { type Batch, Records } from "tests/partner-api/oracle/records.ts";
import { askRunningDays, momentsAround } from "tests/partner-api/oracle/running-days.ts";
import { daysOf, rowsToStore } from "tests/partner-api/oracle/stored.ts";
import { vehicleCountersToKeep } from "tests/partner-api/oracle/vehicle-counters.ts";
import {
  askAll,
  batchesOf,
  bring,
  type Companies,
} from "tests/partner-api/oracle/whole-companies.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementTimeout } from "./mutant.ts";
import { mutatedDb } from "./mutated-db.ts";
import { mutantsOf } from "./sql-mutants.ts";
import { fedTo, sqlIn } from "./statements.ts";
import { judges } from "./verdicts.ts";

const { seen, judge } = mutatedDb();
const { expectSound, expectDeath, expectEnoughDead } = judges();
let asking: Asking;

beforeAll(async () => {
  asking = await startAsking("PGlite", { seen, statementTimeout });
});
afterAll(() => asking.stop());

describe.each(sqlIn("records"))("$path", (source) => {
  const { path, text } = source;
  const { stores, needs, asks } = fedTo(path);
  const operations = companyOperations.filter(({ id }) => asks.test(id));
  const questions: ((theirs: Records, own: Companies) => Promise<void>)[] = [
    (theirs, own) =>
      askRunningDays(asking, theirs, [...own.full, own.close], momentsAround("2026-06-01")),
    ...operations.map(
      (operation) => (theirs: Records, own: Companies) => askAll(asking, theirs, operation, own),
    ),
  ];

  const figures = async () => {
    const own = newCompanies();
    const ids = [...own.full, own.empty, own.close];
    await asking.addCompanies(ids);
    const theirs = new Records();
    const batches = batchesOf(own).filter((batch) => needs.includes(batch.kind));
    for (const batch of batches) await bringAndNote(theirs, batch, own.full);
    for (const company of own.full) {
      if (!stores) continue;
      const expected = rowsToStore(theirs, stores, company);
      expect(await asking.stored(stores, company)).toStrictEqual(expected);
      const kept = await asking.keptVehicleCounters(company);
      expect(kept).toEqual(vehicleCountersToKeep(theirs, company));
    }
    for (const [at, ask] of questions.entries()) {
      await ask(theirs, own).catch((error) => {
        // What has killed a mutant often kills the next one as well.
        questions.unshift(...questions.splice(at, 1));
        throw error;
      });
    }
  };
  /** The days whose answers a batch may change are marked anew, and no others. */
  const bringAndNote = async (theirs: Records, batch: Batch, companies: readonly number[]) => {
    if (batch.kind !== stores) return bring(asking, theirs, [batch]);
    const marks = () => Promise.all(companies.map((company) => asking.marks(company)));
    const rows = () => companies.map((company) => rowsToStore(theirs, stores, company));
    const before = { marks: await marks(), rows: rows() };
    await bring(asking, theirs, [batch]);
    const after = { marks: await marks(), rows: rows() };
    for (const [at, company] of companies.entries()) {
      const changed = [...(after.marks[at] ?? [])].filter(
        ([day, mark]) => before.marks[at]?.get(day) !== mark,
      );
      const trips = theirs.of("coach-trips", company);
      const days = daysOf(after.rows[at] ?? [], before.rows[at] ?? [], trips);
      expect(changed.map(([day]) => day).sort()).toEqual(days);
    }
  };
  const figuresOfNewCompanies = async () => {
    const first = last + 1;
    try {
      await figures();
    } finally {
      // The running day is asked for all companies, and has to stay quick to ask.
      await asking.withdrawCompanies([first, first + 1, first + 2, first + 3]);
    }
  };

  it("stores what it should while nothing is changed", () =>
    expectSound(source, figuresOfNewCompanies));

  it.each(mutantsOf(text))("line $line, $kind: $from → $to", async (mutant) => {
    const replaced = { original: text, text: mutant.text };
    await expectDeath(source, mutant, () => judge(replaced, figuresOfNewCompanies));
  });
});

it("enough of them are dead, and each that is let live is one of them", () =>
  expectEnoughDead(/^records\/(?!figures)/));

let last = 1000;

function newCompanies(): Companies {
  last += 4;
  return { full: [last - 3, last - 2], empty: last - 1, close: last };
}

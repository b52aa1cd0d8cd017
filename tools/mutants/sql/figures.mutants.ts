import { readFileSync } from "node:fs";
import { type Asking, startAsking } from "tests/partner-api/oracle/asking.ts";
import { inTurn } from "tests/partner-api/oracle/choice.ts";
import { correctAll } from "tests/partner-api/oracle/corrections.ts";
import { Records } from "tests/partner-api/oracle/records.ts";
import { batchesOf, bring, type Companies } from "tests/partner-api/oracle/whole-companies.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementTimeout } from "./mutant.ts";
import { mutatedDb } from "./mutated-db.ts";
import { mutantsOf } from "./sql-mutants.ts";
import { judges } from "./verdicts.ts";

const path = "records/figures/of-records.sql";
const text = readFileSync(
  new URL(`../../../packages/partner-api/src/${path}`, import.meta.url),
  "utf8",
);
const source = { path, text };
const companies: Companies = { full: [11, 12], empty: 13, close: 14 };
const { seen, judge } = mutatedDb();
const { expectSound, expectDeath, expectEnoughDead } = judges();
let asking: Asking;

beforeAll(async () => {
  asking = await startAsking("PGlite", { seen, statementTimeout });
  await asking.addCompanies([11, 12, 13, 14]);
  const records = new Records();
  await bring(asking, records, batchesOf(companies));
  await correctAll({ asking, records, companies: companies.full }, inTurn());
});
afterAll(() => asking.stop());

/** The figures are right: imports and corrections keep them by other statements. */
async function findsNothing() {
  for (const only of [{}, { company: 12 }, { from: "2026-06-02", to: "2026-06-03" }]) {
    expect((await asking.check(only)).differences).toEqual([]);
  }
}

describe(path, () => {
  it("finds no difference while nothing is changed", () => expectSound(source, findsNothing));

  it.each(mutantsOf(text))("line $line, $kind: $from → $to", async (mutant) => {
    const replaced = { original: text, text: mutant.text };
    await expectDeath(source, mutant, () => judge(replaced, findsNothing));
  });
});

it("enough of them are dead, and each that is let live is one of them", () =>
  expectEnoughDead(/^records\/figures/));

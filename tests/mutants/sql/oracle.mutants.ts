import { kindsOfRecords } from "partner-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asking, companyOperations, startAsking } from "../../partner-api/oracle/asking.ts";
import { Records } from "../../partner-api/oracle/records.ts";
import {
  askRunningDays,
  everyMoment,
  momentsAround,
  twoWeeks,
} from "../../partner-api/oracle/running-days.ts";
import { rowsToStore } from "../../partner-api/oracle/stored.ts";
import { userWhoReads } from "../../partner-api/oracle/user.ts";
import {
  askAll,
  batchesOf,
  bring,
  type Companies,
  forgetSome,
} from "../../partner-api/oracle/whole-companies.ts";
import { mutatedDb } from "./mutated-db.ts";
import { mutantsOf } from "./sql-mutants.ts";
import { answeredBy, fed, sqlIn } from "./statements.ts";
import { judges } from "./verdicts.ts";

const { seen, judge } = mutatedDb();
const { expectDeath, expectEnoughDead } = judges();
const companies: Companies = { full: [11, 12], empty: 13, close: 14 };
const records = new Records();
const recordsOfTwoWeeks = new Records();
let asking: Asking;

beforeAll(async () => {
  asking = await startAsking("PGlite", seen);
  await asking.addCompanies([11, 12, 13, 14, 21, 22]);
  await bring(asking, records, batchesOf(companies));
  await forgetSome(asking, records, companies);
  await bring(asking, recordsOfTwoWeeks, twoWeeks([21, 22]));
});
afterAll(() => asking.stop());

describe.each(sqlIn("operations"))("$path", (source) => {
  const { path, text } = source;
  const answers = async () => {
    if (path.endsWith("getUser.sql")) {
      expect(await asking.getUser(1)).toStrictEqual(userWhoReads([12, 14, 22, 11, 13, 21]));
    }
    if (path.endsWith("getToday.sql")) {
      await askRunningDays(asking, recordsOfTwoWeeks, [21, 22, 13], everyMoment);
    }
    for (const operation of answeredBy(path)) await askAll(asking, records, operation, companies);
  };

  it("answers as it should while nothing is changed", answers);

  it.each(mutantsOf(text))("line $line, $kind: $from → $to", async (mutant) => {
    const replaced = { original: numbered(text), text: numbered(mutant.text) };
    await expectDeath(source, mutant, () => judge(replaced, answers));
  });
});

describe.each(sqlIn("records"))("$path", (source) => {
  const { path, text } = source;
  const kind = kindsOfRecords.find((one) => path === `records/${one}.sql`);
  if (!kind) throw new Error(`${path} stores no records.`);
  const { needs, asks } = fed[kind];

  const figures = async () => {
    const own = newCompanies();
    const ids = [...own.full, own.empty, own.close];
    await asking.addCompanies(ids);
    const theirs = new Records();
    const batches = batchesOf(own).filter((batch) => needs.includes(batch.kind));
    await bring(asking, theirs, batches);
    for (const company of own.full) {
      expect(await asking.stored(kind, company)).toStrictEqual(rowsToStore(theirs, kind, company));
    }
    for (const operation of companyOperations.filter(({ id }) => asks.test(id))) {
      await askAll(asking, theirs, operation, own);
    }
    await askRunningDays(asking, theirs, own.full, momentsAround("2026-06-01"));
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

  it("stores what it should while nothing is changed", figuresOfNewCompanies);

  it.each(mutantsOf(text))("line $line, $kind: $from → $to", async (mutant) => {
    const replaced = { original: text, text: mutant.text };
    await expectDeath(source, mutant, () => judge(replaced, figuresOfNewCompanies));
  });
});

it("enough of them are dead, and each that is let live is one of them", () =>
  expectEnoughDead(/^(?:operations|records)/));

let last = 1000;

function newCompanies(): Companies {
  last += 4;
  return { full: [last - 3, last - 2], empty: last - 1, close: last };
}

/** As the API sends it. */
function numbered(text: string): string {
  const names: string[] = [];
  return text.replaceAll(/(?<![:\w]):([a-z_]+)\b/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
}

import { type Asking, startAsking } from "tests/partner-api/oracle/asking.ts";
import { Records } from "tests/partner-api/oracle/records.ts";
import {
  askDays,
  askRunningDays,
  everyMoment,
  everySpan,
  twoWeeks,
} from "tests/partner-api/oracle/running-days.ts";
import { userWhoReads } from "tests/partner-api/oracle/user.ts";
import {
  askAll,
  batchesOf,
  bring,
  type Companies,
  forgetSome,
} from "tests/partner-api/oracle/whole-companies.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAdministered, administering } from "./administered.ts";
import { statementTimeout } from "./mutant.ts";
import { mutatedDb } from "./mutated-db.ts";
import { mutantsOf } from "./sql-mutants.ts";
import { answeredBy, sqlIn } from "./statements.ts";
import { judges } from "./verdicts.ts";

const { seen, judge } = mutatedDb();
const { expectSound, expectDeath, expectEnoughDead } = judges();
const companies: Companies = { full: [11, 12], empty: 13, close: 14 };
const records = new Records();
const recordsOfTwoWeeks = new Records();
let asking: Asking;

beforeAll(async () => {
  asking = await startAsking("PGlite", { seen, statementTimeout });
  await asking.addCompanies([11, 12, 13, 14, 21, 22]);
  await bring(asking, records, batchesOf(companies));
  await forgetSome(asking, records, companies);
  await bring(asking, recordsOfTwoWeeks, twoWeeks([21, 22]));
  await addAdministered(asking);
});
afterAll(() => asking.stop());

describe.each([...sqlIn("operations"), ...sqlIn("operations/several-days")])("$path", (source) => {
  const { path, text } = source;
  const answers = async () => {
    if (path.endsWith("getUser.sql")) {
      expect(await asking.getUser(1)).toStrictEqual(userWhoReads([12, 14, 22, 11, 13, 21]));
    }
    if (path.endsWith("getToday.sql")) {
      await askRunningDays(asking, recordsOfTwoWeeks, [21, 22, 13], everyMoment);
      await askDays(asking, recordsOfTwoWeeks, [21, 22, 13], everySpan);
    }
    await administering(asking, path);
    for (const operation of answeredBy(path)) await askAll(asking, records, operation, companies);
  };

  it("answers as it should while nothing is changed", () => expectSound(source, answers));

  it.each(mutantsOf(text))("line $line, $kind: $from → $to", async (mutant) => {
    const replaced = { original: numbered(text), text: numbered(mutant.text) };
    await expectDeath(source, mutant, () => judge(replaced, answers));
  });
});

it("enough of them are dead, and each that is let live is one of them", () =>
  expectEnoughDead(/^operations/));

/** As the API sends it. */
function numbered(text: string): string {
  const names: string[] = [];
  return text.replaceAll(/(?<![:\w]):([a-z_]+)\b/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
}

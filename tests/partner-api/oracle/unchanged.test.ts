import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEngine } from "../databases.ts";
import { rangesAround } from "./asked-ranges.ts";
import { type Asking, startAsking } from "./asking.ts";
import { companyOperations, isDated, urlOf } from "./question.ts";
import { Records } from "./records.ts";
import { momentAt } from "./service-day.ts";
import { batchesOf, bring, type Companies, further } from "./whole-companies.ts";

const companies: Companies = { full: [11, 12], empty: 13, close: 14 };
const longAfter = momentAt("2027-06-01", "12:00:00");

const around = rangesAround("2026-06-01");
/** Two ranges and two companies of each operation, the other way round for the next one. */
const asked = companyOperations.filter(isDated).flatMap((operation, nth) =>
  [11, 14].map((company, at) => {
    const range = around[(nth + at) % 2 === 0 ? 3 : 6];
    if (!range) throw new Error("There is no such range.");
    return { company, url: urlOf(operation, { ...range, company, ...further(operation.id)[0] }) };
  }),
);

describe.each([mainEngine])("on %s", (engine) => {
  let asking: Asking;
  beforeAll(async () => {
    asking = await startAsking(engine);
    await asking.addCompanies([11, 12, 13, 14]);
  });
  afterAll(() => asking.stop());

  it("an answer is said to be unchanged only if it is, whatever has been imported since [R21]", {
    timeout: 60_000,
  }, async () => {
    const records = new Records();
    const kept = new Map<string, { tag: string | undefined; body: string }>();
    const seen = { changed: 0, unchanged: 0, newTags: 0 };
    for (const batch of [undefined, ...batchesOf(companies)]) {
      if (batch) await bring(asking, records, [batch]);
      const touched = new Set<unknown>(batch?.rows.map(({ company_id }) => company_id));
      for (const { company, url } of asked) {
        const before = kept.get(url);
        const answer = await asking.getUnless(url, before?.tag, longAfter);
        if (answer.statusCode === 304) {
          seen.unchanged += 1;
          // Only where the import could have changed something is it worth a look.
          if (!touched.has(company)) continue;
          expect([url, (await asking.getUnless(url, undefined, longAfter)).body]).toEqual([
            url,
            before?.body,
          ]);
          continue;
        }
        // Nobody says anything of another company's answers.
        expect([
          url,
          before === undefined || before.tag === undefined || touched.has(company),
        ]).toEqual([url, true]);
        const tag = answer.headers.etag;
        expect(tag === undefined).toBe(answer.statusCode === 404);
        expect([url, tag]).not.toEqual([url, before?.tag ?? null]);
        if (before && before.body !== answer.body) seen.changed += 1;
        else seen.newTags += 1;
        kept.set(url, { tag, body: answer.body });
      }
    }
    expect(seen.changed).toBeGreaterThan(asked.length / 2);
    expect(seen.unchanged).toBeGreaterThan(asked.length * 10);
  });
});

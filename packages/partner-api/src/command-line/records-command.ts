import type { Db } from "../database/db.ts";
import { type Cleared, clearRecords, countClearable } from "../records/clear-records.ts";
import { firstOfMonth } from "../records/old-records.ts";
import { readSettings } from "../settings.ts";
import { countOfCompanies, pluralize } from "../text/counted.ts";
import { actorName, as, json } from "./change.ts";
import { type Command, command, jsonOrText, WrongUse } from "./command.ts";
import { daysOptions, refuseUnknownCompany, typedDays } from "./typed-days.ts";
import { withDatabase } from "./with-database.ts";

export const recordsCommands: Record<string, Command> = {
  "records clear": command({
    summary: "Take the records of old months away; the figures of the reports stay",
    notes: `Takes ticket sales, trips, toll passages and reservations. Without --before, it
leaves KEEP_RECORDS_MONTHS; a server that has this setting does the same once a day.`,
    arguments: {},
    optional: {
      before: { value: "MONTH", is: "The first month to leave alone, such as 2026-01" },
      company: daysOptions.company,
      as,
    },
    switches: { "dry-run": "Count them, and take nothing away", json },
    example: "records clear --before 2026-01 --dry-run",
    async run({ before: typed, company: of, as: named, "dry-run": isDryRun, json: isJson }, say) {
      const { company } = typedDays({ ...(of !== undefined && { company: of }) });
      const months = readSettings(process.env).keepRecordsMonths;
      refuseWrongMonth(typed, months);
      const by = { who: actorName(named), command: "records clear" };
      await withDatabase(async (db) => {
        await refuseUnknownCompany(db, { company, from: null, to: null });
        const before = await firstDay(db, typed, months);
        const found = await countClearable(db, { before, company });
        if (isDryRun) {
          const text = `Would take ${inWords(found, before)}. Nothing was taken.`;
          return say(jsonOrText(isJson, { before, ...found, is_dry_run: true }, text));
        }
        if (!isJson) say(`Found ${inWords(found, before)}.`);
        const cleared = await clearRecords(db, { before, company, by });
        const text = `Took ${inWords(cleared, before)}.`;
        say(jsonOrText(isJson, { before, ...cleared, is_dry_run: false }, text));
      });
    },
  }),
};

const wrongMonth = "--before must be a month such as 2026-01, and not after the running one.";

function refuseWrongMonth(typed: string | undefined, months: number) {
  if (typed === undefined && months > 0) return;
  if (!/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(typed ?? "")) throw new WrongUse(wrongMonth);
}

async function firstDay(db: Db, typed: string | undefined, months: number): Promise<string> {
  if (typed === undefined) return firstOfMonth(db, months);
  if (`${typed}-01` > (await firstOfMonth(db, 0))) throw new WrongUse(wrongMonth);
  return `${typed}-01`;
}

const inWords = (
  { companies, ticket_sales, trips, toll_passages, reservations }: Cleared,
  before: string,
) =>
  `${pluralize(ticket_sales, "ticket sale")}, ${pluralize(trips, "trip")}, ${pluralize(toll_passages, "toll passage")} and ${pluralize(reservations, "reservation")} of ${countOfCompanies(companies)} from before ${before}`;

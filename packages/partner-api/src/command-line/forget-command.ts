import { countPersonal, forgetPersonal } from "../personal-data/forget.ts";
import { readSettings } from "../settings.ts";
import { pluralize } from "../text/counted.ts";
import { actorName, as, json } from "./change.ts";
import { type Command, command, jsonOrText, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

export const forgetCommands: Record<string, Command> = {
  forget: command({
    summary: "Take passengers' names and plates off old records",
    notes: `The records and the figures of the reports stay. Without --days, it takes
FORGET_AFTER_DAYS; a server that has this setting does the same once a day.`,
    arguments: {},
    optional: { days: { value: "NUMBER", is: "How many service days to leave alone" }, as },
    switches: { "dry-run": "Count them, and forget nothing", json },
    example: "forget --days 365 --dry-run",
    async run({ days: typed, as: named, "dry-run": isDryRun, json: isJson }, say) {
      const days = Number(typed ?? readSettings(process.env).forgetAfterDays);
      if (!Number.isInteger(days) || days < 1 || days > 36_500) {
        throw new WrongUse("--days must be a whole number from 1 to 36500.");
      }
      const by = { who: actorName(named), command: "forget" };
      const done = await withDatabase((db) =>
        isDryRun ? countPersonal(db, days) : forgetPersonal(db, { days, by }),
      );
      const counts = `${pluralize(done.passengers, "name")} of passengers and ${pluralize(done.plates, "plate")}, older than ${pluralize(days, "day")}`;
      const text = isDryRun
        ? `Would forget ${counts}. Nothing was forgotten.`
        : `Forgot ${counts}.`;
      say(jsonOrText(isJson, { ...done, is_dry_run: isDryRun }, text));
    },
  }),
};

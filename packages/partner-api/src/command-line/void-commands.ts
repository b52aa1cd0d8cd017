import { type Voided, voidDays, voidFile } from "../corrections/void.ts";
import { ImportRefused } from "../import/import-refused.ts";
import { countOfCompanies, pluralize } from "../text/counted.ts";
import { actorName, as, withAudit } from "./change.ts";
import { type Command, CommandFailed, command } from "./command.ts";
import { daysOptions, refuseUnknownCompany, typedDays } from "./typed-days.ts";
import { asideTold, fileArgument, withTypedFile } from "./typed-file.ts";
import { kindOfRecordNamed, recordsSection } from "./typed-kind.ts";

const switches = {
  "dry-run": "Count the records without taking any back",
  json: "Print the outcome as JSON",
};

export const voidCommands: Record<string, Command> = {
  void: command({
    summary: "Take back the records whose keys a file has, with their figures",
    notes: `The file that brought the records will do: of its columns, only the keys are read.
If a single record is not there, none is taken back, unless --skip-bad is given.`,
    arguments: { KIND: "What the lines of the file are; see below", "FILE.csv": fileArgument },
    optional: { as },
    switches: {
      ...switches,
      "skip-bad": "Take the others back, and write the bad lines to FILE.rejected.csv",
    },
    example: "void ticket-sales wrong-sales.csv --dry-run",
    details: () => ({
      section: recordsSection,
      example: "void ticket-sales wrong-sales.csv --dry-run",
    }),
    async run({ KIND: name, "FILE.csv": file, json, as: named, ...typed }, say) {
      const kind = kindOfRecordNamed(name);
      const { "dry-run": isDryRun, "skip-bad": skipBad } = typed;
      const act = { who: actorName(named), command: "void", what: { kind: name, file } };
      const done = await withTypedFile({ kind: name, file, isDryRun, skipBad }, (read) =>
        withAudit(isDryRun ? undefined : act, (db) => voidFile(db, { kind, by: act.who, ...read })),
      );
      const told = () => [voidTold(name, done, isDryRun), ...asideTold(done)].join("\n");
      say(json ? JSON.stringify({ kind: name, isDryRun, ...done }) : told());
    },
  }),
  "void days": command({
    summary: "Take back all records of a company's service days, with their figures",
    arguments: { KIND: "What the records are; see below" },
    required: daysOptions,
    optional: { as },
    switches,
    example: "void days ticket-sales --company 1001 --from 2026-06-01 --to 2026-06-01 --dry-run",
    details: () => ({
      section: recordsSection,
      example: "void days ticket-sales --company 1001 --from 2026-06-01 --to 2026-06-01 --dry-run",
    }),
    async run({ KIND: name, "dry-run": isDryRun, json, as: named, ...typed }, say) {
      const kind = kindOfRecordNamed(name);
      const days = typedDays(typed);
      const act = { who: actorName(named), command: "void days", what: { kind: name, ...days } };
      const done = await withAudit(isDryRun ? undefined : act, async (db) => {
        await refuseUnknownCompany(db, days);
        return voidDays(db, { kind, days, isDryRun, by: act.who, onStep: () => {} });
      }).catch((error: unknown) => {
        throw error instanceof ImportRefused ? new CommandFailed(error.message) : error;
      });
      const told = voidTold(name, done, isDryRun);
      say(json ? JSON.stringify({ kind: name, isDryRun, ...done }) : told);
    },
  }),
};

function voidTold(name: string, { records, companies, days }: Voided, isDryRun: boolean): string {
  const counts = `${pluralize(records, "record")} of ${name} for ${countOfCompanies(companies)}, which ${pluralize(days, "service day")} show${days === 1 ? "s" : ""}`;
  return isDryRun ? `Found ${counts}. Nothing was taken back.` : `Took back ${counts}.`;
}

import { type Imported, importFile } from "../import/import-file.ts";
import { countOfCompanies, pluralize } from "../text/counted.ts";
import { actorName, as, withAudit } from "./change.ts";
import { type Command, command, program, WrongUse } from "./command.ts";
import { asideTold, type Done, fileArgument, withTypedFile } from "./typed-file.ts";
import { columnsSection, kindNamed, kindsSection } from "./typed-kind.ts";

const exampleOf = (kind: string) => `import ${kind} ${kind}.csv --dry-run`;

export const importCommands: Record<string, Command> = {
  import: command({
    summary: "Import records from a CSV file and update the figures of the reports",
    notes: `A single bad line rejects the whole file, unless --skip-bad is given.
To see the columns of a kind, run: ${program} import KIND --help`,
    arguments: { KIND: "What the lines of the file are; see below", "FILE.csv": fileArgument },
    optional: { as },
    switches: {
      replace: "Let the lines take the place of the stored records with their keys",
      "dry-run": "Check the file without storing anything",
      "skip-bad": "Store the good lines, and write the bad ones to FILE.rejected.csv",
      json: "Print the outcome as JSON",
    },
    example: exampleOf("counters"),
    details: ([name]) => ({
      section: name === undefined ? kindsSection : columnsSection(name),
      example: exampleOf(name ?? "counters"),
    }),
    async run({ KIND: name, "FILE.csv": file, replace, json, as: named, ...typed }, say) {
      const kind = kindNamed(name);
      if (replace && !kind.record) {
        throw new WrongUse(`--replace is for records: an import updates ${name} anyway.`);
      }
      const { "dry-run": isDryRun, "skip-bad": skipBad } = typed;
      const who = actorName(named);
      const replacedBy = replace ? who : undefined;
      const act = { who, command: "import", what: { kind: name, file, replace } };
      const done = await withTypedFile({ kind: name, file, isDryRun, skipBad }, (read) =>
        withAudit(isDryRun ? undefined : act, (db) =>
          importFile(db, { kind, replacedBy, ...read }),
        ),
      );
      say(json ? JSON.stringify({ kind: name, isDryRun, ...done }) : summary(name, done, isDryRun));
    },
  }),
};

function summary(name: string, done: Done<Imported>, isDryRun: boolean): string {
  return [importTold(name, done, isDryRun), ...asideTold(done)].join("\n");
}

type Counts = Imported & { seconds: number };

export function importTold(name: string, done: Counts, isDryRun: boolean): string {
  const { lines, companies, seconds, new: added, changed, same } = done;
  const counts = `${pluralize(lines, "line")} of ${name} for ${countOfCompanies(companies)}`;
  const parts = [
    pluralize(added, "new", "new"),
    pluralize(changed, "changed", "changed"),
    pluralize(same, "as before", "as before"),
  ];
  const told = `in ${seconds.toFixed(1)} s: ${parts.join(", ")}.`;
  return isDryRun ? `Checked ${counts} ${told} Nothing was stored.` : `Imported ${counts} ${told}`;
}

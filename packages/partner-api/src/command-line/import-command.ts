import { type Imported, importFile } from "../import/import-file.ts";
import { companiesCounted, counted } from "../text/counted.ts";
import { as, whoActs, withNoted } from "./change.ts";
import { type Command, command, WrongUse } from "./command.ts";
import { program } from "./program.ts";
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
      const who = whoActs(named);
      const replacedBy = replace ? who : undefined;
      const act = { who, command: "import", what: { kind: name, file, replace } };
      const done = await withTypedFile({ kind: name, file, isDryRun, skipBad }, (read) =>
        withNoted(isDryRun ? undefined : act, (db) =>
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
  const counts = `${counted(lines, "line")} of ${name} for ${companiesCounted(companies)}`;
  const parts = [
    counted(added, "new", "new"),
    counted(changed, "changed", "changed"),
    counted(same, "as before", "as before"),
  ];
  const told = `in ${seconds.toFixed(1)} s: ${parts.join(", ")}.`;
  return isDryRun ? `Checked ${counts} ${told} Nothing was stored.` : `Imported ${counts} ${told}`;
}

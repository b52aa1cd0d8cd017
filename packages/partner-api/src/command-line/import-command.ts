import { existsSync, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { type Imported, importFile } from "../import/import-file.ts";
import { ImportRefused } from "../import/import-refused.ts";
import type { Kind } from "../import/kind.ts";
import { kinds } from "../import/kinds.ts";
import { progressBar } from "../import/progress.ts";
import { typedPath } from "../typed-path.ts";
import {
  type Command,
  CommandFailed,
  command,
  type Section,
  WrongUse,
  withDatabase,
} from "./command.ts";
import { didYouMean } from "./nearest.ts";
import { program } from "./program.ts";

const exampleOf = (kind: string) => `import ${kind} ${kind}.csv --dry-run`;

export const importCommands: Record<string, Command> = {
  import: command({
    summary: "Import records from a CSV file and update the figures of the reports",
    notes: `A single bad line rejects the whole file, unless --skip-bad is given.
To see the columns of a kind, run: ${program} import KIND --help`,
    arguments: {
      KIND: "What the lines of the file are; see below",
      "FILE.csv": "UTF-8 text separated by commas, with the names of the columns in its first line",
    },
    switches: {
      "dry-run": "Check the file without storing anything",
      "skip-bad": "Store the good lines, and write the bad ones to FILE.rejected.csv",
    },
    example: exampleOf("counters"),
    details: ([name]) => ({
      section: name === undefined ? kindsSection : columnsSection(name),
      example: exampleOf(name ?? "counters"),
    }),
    async run({ KIND: name, "FILE.csv": typed, "dry-run": isDryRun, "skip-bad": skipBad }, say) {
      const kind = kindNamed(name);
      const path = typedPath(typed, process.env);
      const { size } = await fileAt(path);
      const rejects = skipBad ? rejectsBeside(path) : undefined;
      const bar = progressBar(process.stderr, size);
      const began = performance.now();
      try {
        const { onStep, onRead } = bar;
        const imported = await withDatabase((db) =>
          importFile(db, { kind, path, rejects, isDryRun, onStep, onRead }),
        );
        const seconds = (performance.now() - began) / 1000;
        bar.end();
        say(summary(name, { ...imported, isDryRun, rejects, seconds }));
      } catch (error) {
        bar.end();
        throw error instanceof ImportRefused ? new CommandFailed(error.message) : error;
      }
    },
  }),
};

function kindNamed(name: string): Kind {
  const kind = Object.hasOwn(kinds, name) && kinds[name];
  if (!kind) throw new WrongUse(`Unknown kind ${name}.${didYouMean(name, Object.keys(kinds))}`);
  return kind;
}

async function fileAt(path: string): Promise<Stats> {
  const file = await stat(path).catch(() => undefined);
  if (!file) throw new CommandFailed(`${path} does not exist.`);
  if (!file.isFile()) throw new CommandFailed(`${path} is not a file.`);
  return file;
}

function rejectsBeside(path: string): string {
  const rejects = `${path.replace(/\.csv$/i, "")}.rejected.csv`;
  if (existsSync(rejects)) {
    throw new CommandFailed(`${rejects} already exists: move it away first.`);
  }
  return rejects;
}

const kindsSection: Section = {
  title: "Kinds, in the order in which to import them",
  rows: Object.entries(kinds).map(([name, { about }]) => [name, about]),
};

const columnsSection = (name: string): Section => ({
  title: `Columns of ${name}, in any order; those in brackets are optional`,
  rows: kindNamed(name).columns.map(({ name: column, isRequired, holds }) => [
    isRequired ? column : `[${column}]`,
    holds.is,
  ]),
});

type Summary = Imported & {
  rejects: string | undefined;
  isDryRun: boolean;
  seconds: number;
};

function summary(
  name: string,
  { lines, companies, rejected, rejects, isDryRun, seconds, ...outcome }: Summary,
) {
  const counts = `${counted(lines, "line")} of ${name} for ${counted(companies, "company", "companies")}`;
  const told = `in ${seconds.toFixed(1)} s: ${parts(outcome)}.`;
  const done = isDryRun
    ? `Checked ${counts} ${told} Nothing was stored.`
    : `Imported ${counts} ${told}`;
  return rejected > 0 ? `${done}\nWrote ${counted(rejected, "bad line")} to ${rejects}` : done;
}

const parts = ({ new: added, changed, same }: Pick<Imported, "new" | "changed" | "same">) =>
  `${counted(added, "new", "new")}, ${counted(changed, "changed", "changed")}, ${counted(same, "as before", "as before")}`;

const counted = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

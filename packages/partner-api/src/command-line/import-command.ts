import { existsSync, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importFile } from "../import/import-file.ts";
import { ImportRefused } from "../import/import-refused.ts";
import type { Kind } from "../import/kind.ts";
import { kinds } from "../import/kinds.ts";
import { progressBar } from "../import/progress.ts";
import { type Command, WrongUse, withDatabase } from "./command.ts";

const takes = "KIND FILE.csv [--dry-run] [--skip-bad]";

export const importCommands: Record<string, Command> = {
  import: {
    takes,
    does: "stores a file of records, all of it or nothing; `import help` lists them",
    async run(words, say) {
      const { name, path, isDryRun, skipBad } = wordsOfImport(words);
      if (name === "help") return say(helpText(path));
      const kind = kindNamed(name);
      if (!path) throw new WrongUse(`Takes: ${takes}\n${columnsOf(name, kind)}`);
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
        throw error instanceof ImportRefused ? new WrongUse(error.message) : error;
      }
    },
  },
};

function wordsOfImport(words: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" }, "skip-bad": { type: "boolean" } },
    });
    const [name, path, ...others] = positionals;
    if (!name || others.length > 0) throw new WrongUse(`Takes: ${takes}\n\n${helpText()}`);
    return { name, path, isDryRun: !!values["dry-run"], skipBad: !!values["skip-bad"] };
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse(`${(error as Error).message}. Takes: ${takes}`);
  }
}

function kindNamed(name: string): Kind {
  const kind = Object.hasOwn(kinds, name) && kinds[name];
  if (!kind)
    throw new WrongUse(`There is no kind ${name}. Kinds: ${Object.keys(kinds).join(", ")}`);
  return kind;
}

async function fileAt(path: string): Promise<Stats> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new WrongUse(`There is no file ${path}.`);
  return file;
}

function rejectsBeside(path: string): string {
  const rejects = `${path.replace(/\.csv$/i, "")}.rejected.csv`;
  if (existsSync(rejects)) throw new WrongUse(`${rejects} is there already: move it away.`);
  return rejects;
}

const helpText = (name?: string) =>
  name
    ? columnsOf(name, kindNamed(name))
    : Object.entries(kinds)
        .map(([each, { does }]) => `  ${each.padEnd(16)}${does}`)
        .join("\n");

const columnsOf = (name: string, { columns }: Kind) =>
  [
    `Columns of ${name}, in any order, named in the first line; those in brackets may be left out:`,
    ...columns.map(
      ({ name: column, isRequired, holds }) =>
        `  ${(isRequired ? column : `[${column}]`).padEnd(22)}${holds.is}`,
    ),
  ].join("\n");

type Summary = {
  lines: number;
  companies: number;
  rejected: number;
  rejects: string | undefined;
  isDryRun: boolean;
  seconds: number;
};

function summary(
  name: string,
  { lines, companies, rejected, rejects, isDryRun, seconds }: Summary,
) {
  const of = `${counted(lines, "line")} of ${name}, of ${counted(companies, "company", "companies")}`;
  const took = `in ${seconds.toFixed(1)} s`;
  const done = isDryRun ? `Checked ${of}, ${took}; nothing was stored` : `Imported ${of}, ${took}`;
  return rejected > 0 ? `${done}\n${counted(rejected, "bad line")} left out: ${rejects}` : done;
}

const counted = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

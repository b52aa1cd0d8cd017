import { BrokenBackup } from "../backup/backup-format.ts";
import { RestoreInterrupted } from "../database/data-directory.ts";
import { DirectoryInUse } from "../database/directory-lock.ts";
import { NotDistributable } from "../database/distribute.ts";
import { MigrationsDiffer } from "../database/migrate.ts";
import { NoDatabase } from "../database/open.ts";
import { DatabaseUnusable } from "../database/wait-for-database.ts";
import { RecordsCleared } from "../records/record-starts.ts";
import { nameOf, readRelease } from "../release.ts";
import { WrongSetting } from "../settings.ts";
import { type Output, printing } from "../text/printable.ts";
import { CommandFailed, program, type Say, WrongUse } from "./command.ts";
import { commands } from "./commands.ts";
import { suggestionFor } from "./nearest.ts";
import { programUsage } from "./program-usage.ts";
import { typedWords } from "./typed-words.ts";
import { commandUsage, usageError } from "./usage.ts";

/** Exit code: 0 when it succeeded, 1 when it failed, 2 when it was typed wrongly. */
export async function runCommandLine(words: string[], output: Output): Promise<number> {
  const { say, complain } = printing(output);
  const name = [2, 1].map((count) => words.slice(0, count).join(" ")).find(isCommand);
  try {
    if (words.length === 0) throw new WrongUse("COMMAND is missing.");
    if (words[0] === "help") return await runCommandLine(helpWords(words), { say, complain });
    if (name === undefined) say(withoutCommand(words));
    else await obey(name, words.slice(name.split(" ").length), say);
    return 0;
  } catch (error) {
    complain(saidOf(error as Error, name));
    return error instanceof WrongUse ? 2 : 1;
  }
}

const isCommand = (name: string) => Object.hasOwn(commands, name);

const helpWords = ([, ...words]: string[]) => [
  ...words.filter((word) => !["-h", "--help"].includes(word)),
  "--help",
];

async function obey(name: string, words: string[], say: Say) {
  const command = commands[name];
  if (!command) return;
  const typed = typedWords(command, words);
  if (typed.asksForHelp) say(commandUsage(name, command, typed.positionals));
  else await command.run(typed.values(), say);
}

function withoutCommand(words: string[]): string {
  const [first = "", second] = words;
  const known = Object.keys(commands);
  const isGroup = known.some((name) => name.startsWith(`${first} `));
  const next = isGroup ? second : first;
  if (next === "-h" || next === "--help") return programUsage(isGroup ? first : undefined);
  if (first === "--version") return `partner-api ${nameOf(readRelease())}`;
  if (first.startsWith("-")) {
    throw new WrongUse(`Unknown option ${first}.${suggestionFor(first, ["--help", "--version"])}`);
  }
  if (isGroup && next === undefined) {
    const rest = known.flatMap((name) =>
      name.startsWith(`${first} `) ? [name.split(" ")[1]] : [],
    );
    throw new WrongUse(`${first} needs a command after it: ${rest.join(", ")}.`);
  }
  const singles = known.filter((name) => !name.includes(" "));
  const pairs = known.filter((name) => name.includes(" "));
  const pair = second === undefined || second.startsWith("-") ? first : `${first} ${second}`;
  const meant = suggestionFor(first, [...singles, "help"]) || suggestionFor(pair, pairs);
  throw new WrongUse(`Unknown command ${isGroup ? pair : first}.${meant}`);
}

const plain = [
  CommandFailed,
  WrongSetting,
  DirectoryInUse,
  RestoreInterrupted,
  NotDistributable,
  NoDatabase,
  DatabaseUnusable,
  MigrationsDiffer,
  BrokenBackup,
  RecordsCleared,
];

function saidOf(error: Error, name: string | undefined): string {
  if (error instanceof WrongUse) {
    const command = name === undefined ? undefined : commands[name];
    return name && command
      ? usageError(error, name, command)
      : `${error.message}\nFor help, run: ${program} --help`;
  }
  return plain.some((known) => error instanceof known) ? error.message : `Failed: ${error.message}`;
}

import { DirectoryInUse } from "../database/directory-lock.ts";
import { WrongSetting } from "../settings.ts";
import { type Command, WrongUse } from "./command.ts";
import { commands } from "./commands.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

const usage = () =>
  [
    "partner-api, the command line of the reference partner API",
    "",
    ...Object.entries(commands).map(([name, { takes, does }]) =>
      `  ${name} ${takes}`.padEnd(52).concat(does),
    ),
    "",
    "The database is the one of DATABASE_URL, else the embedded one in DATA_DIR (.data).",
  ].join("\n");

function find(words: string[]): { command: Command; rest: string[] } | undefined {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(" ")];
    if (command) return { command, rest: words.slice(length) };
  }
  return undefined;
}

const found = find(process.argv.slice(2));
if (!found) {
  const asked = ["help", "--help", "-h"].includes(process.argv[2] ?? "--help");
  (asked ? say : complain)(usage());
  process.exitCode = asked ? 0 : 1;
} else {
  try {
    await found.command.run(found.rest, say);
  } catch (error) {
    const plain = [WrongUse, WrongSetting, DirectoryInUse].some((known) => error instanceof known);
    const { message } = error as Error;
    complain(plain ? message : `Failed: ${message}`);
    process.exitCode = 1;
  }
}

import { createInterface } from "node:readline/promises";
import { CommandFailed } from "./command.ts";

type Confirmation = {
  /** What was typed after --confirm. */
  typed: string | undefined;
  name: string;
  /** What will happen. */
  about: string;
};

/** Asks for the name on a terminal; where nobody answers, --confirm has to give it. */
export async function confirmed({ typed, name, about }: Confirmation): Promise<void> {
  const answer = typed ?? (await asked(name, about));
  if (answer !== name) {
    throw new CommandFailed(`${about}\nThe name is ${name}, not ${answer}. Nothing was changed.`);
  }
}

async function asked(name: string, about: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CommandFailed(
      `${about}\nNothing was changed. To go on, add: --confirm ${JSON.stringify(name)}`,
    );
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(`${about}\nType its name to go on: `);
  } finally {
    lines.close();
  }
}

import { parseArgs } from "node:util";
import type { Db } from "../database/db.ts";
import { openDatabase } from "../database/open.ts";
import { readSettings } from "../settings.ts";

export type Command = {
  takes: string;
  does: string;
  run(words: string[], say: (text: string) => void): Promise<void>;
};

/** What was typed lacks something, or names what is not there. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
}

/** The words of a command line: what stands alone, and `--name value`. */
export function wordsOf<const Name extends string>(words: string[], takes: string, names: Name[]) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: "string" } as const])),
    });
    const [subject] = positionals;
    if (!subject || positionals.length > 1) throw new WrongUse(`Takes: ${takes}`);
    return { subject, options: values as { [N in Name]?: string } };
  } catch (error) {
    throw error instanceof WrongUse
      ? error
      : new WrongUse(`${(error as Error).message}. Takes: ${takes}`);
  }
}

export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({ ...readSettings(process.env), onIdleError: () => {} });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

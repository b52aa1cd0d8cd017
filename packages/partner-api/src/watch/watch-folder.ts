import { setTimeout as after } from "node:timers/promises";
import type { Act } from "../acts/acts.ts";
import type { Db } from "../database/db.ts";
import { type Taken, takeFile } from "./take-files.ts";
import { waitingFiles } from "./waiting-files.ts";

type Options = {
  folder: string;
  skipBad: boolean;
  by: Pick<Act, "who" | "command">;
  /** Ends when no file is waiting. */
  isOnce: boolean;
  /** The file that is being imported is finished. */
  signal: AbortSignal;
  withDatabase(work: (db: Db) => Promise<void>): Promise<void>;
  onTaken(taken: Taken): void;
  /** Of the database, not of a file: the files stay, and are tried again. Said once. */
  onFailure(error: Error): void;
};

/** Milliseconds for which no file of the folder may have changed, so that all of them are whole. */
export const rest = 10_000;
const interval = 2000;

export async function watchFolder(options: Options): Promise<void> {
  const { folder, isOnce, signal, withDatabase, onTaken, onFailure } = options;
  let failure: string | undefined;
  while (!signal.aborted) {
    const files = await waitingFiles(folder);
    if (files.length === 0 && isOnce) return;
    if (files.length > 0 && files.every(({ changed }) => Date.now() - changed >= rest)) {
      const work = withDatabase(async (db) => {
        for (const file of files) {
          if (!signal.aborted) onTaken(await takeFile(db, file, options));
        }
      });
      if (isOnce) {
        await work;
        continue;
      }
      failure = await work.then(
        () => undefined,
        (error: Error) => {
          if (error.message !== failure) onFailure(error);
          return error.message;
        },
      );
    }
    await after(interval, undefined, { signal }).catch(() => {});
  }
}

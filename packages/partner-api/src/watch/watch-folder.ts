import { setTimeout as after } from "node:timers/promises";
import type { AuditEntry } from "../audit-log/audit-log.ts";
import { DatabaseUnavailable, type Db } from "../database/db.ts";
import { type Taken, takeFile } from "./take-files.ts";
import { type Note, type WaitingFile, waitingFiles } from "./waiting-files.ts";

type Options = {
  folder: string;
  skipBad: boolean;
  by: Pick<AuditEntry, "who" | "command">;
  /** Ends when no file is left that can be taken. */
  isOnce: boolean;
  /** The file that is being imported is finished. */
  signal: AbortSignal;
  withDatabase(work: (db: Db) => Promise<void>): Promise<void>;
  onTaken(taken: Taken): void;
  /** Of a file that is not taken, or not yet. Said once; the others go on. */
  onNote(note: Note): void;
  /** Of the database, not of a file: the files stay, and are tried again. Said once. */
  onFailure(error: Error): void;
};

/** Milliseconds for which no file of the folder may have changed, so that all of them are whole. */
export const rest = 10_000;
const interval = 2000;

/** Returns the names of the files that it has left in the folder. */
export async function watchFolder(options: Options): Promise<string[]> {
  const { folder, isOnce, signal, withDatabase, onTaken, onNote, onFailure } = options;
  const isResting = resting(onNote);
  const said = new Map<string, string>();
  /** When it changed last, of what is done with and could not be moved away. */
  const unmoved = new Map<string, number>();
  let failed = new Set<string>();
  let failure: string | undefined;

  function noteOnce(note: Note) {
    if (said.get(note.name) !== note.why) onNote(note);
    said.set(note.name, note.why);
  }

  async function take(db: Db, file: WaitingFile) {
    try {
      const taken = await takeFile(db, file, options);
      if (taken.unmoved) unmoved.set(file.name, file.changed);
      said.delete(file.name);
      onTaken(taken);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failed.add(file.name);
      noteOnce({
        name: file.name,
        why: `It failed, stays where it is, and is tried again: ${(error as Error).message}`,
      });
    }
  }

  while (!signal.aborted) {
    const { files, left } = await waitingFiles(folder);
    for (const note of left) noteOnce(note);
    const due = files.filter(({ name, changed }) => unmoved.get(name) !== changed);
    if (isOnce && due.every(({ name }) => failed.has(name))) {
      return [...left, ...files].map(({ name }) => name);
    }
    // All of them are looked at, so that they rest at the same time.
    const changing = due.filter((file) => !isResting(file));
    if (due.length > 0 && changing.length === 0) {
      failed = new Set();
      const work = withDatabase(async (db) => {
        for (const file of due) if (!signal.aborted) await take(db, file);
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
  return [];
}

/** By the time of a file; if that is in the future, by how long the file has been seen unchanged. */
function resting(onNote: Options["onNote"]) {
  const seen = new Map<string, { state: string; since: number }>();
  return ({ name, changed, size }: WaitingFile): boolean => {
    const age = Date.now() - changed;
    if (age > -rest) return age >= rest;
    const state = `${changed} ${size}`;
    const before = seen.get(name);
    if (before?.state === state) return performance.now() - before.since >= rest;
    seen.set(name, { state, since: performance.now() });
    const time = new Date(changed).toISOString();
    onNote({
      name,
      why: `Its time is in the future, ${time}: it is taken once it has not changed for ${rest / 1000} seconds.`,
    });
    return false;
  };
}

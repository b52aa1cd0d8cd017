import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "./directory-lock.ts";

export class RestoreInterrupted extends Error {
  override readonly name = "RestoreInterrupted";
}

/** What the data directory of an embedded database holds. */
export const filesIn = (directory: string) => ({
  database: join(directory, "database"),
  /** Without it, a process died while it was creating the database. */
  complete: join(directory, "complete"),
  /** The data directory of a restore that runs or was interrupted. */
  restoring: join(directory, "restoring"),
});

export const hasDatabase = (directory: string) => existsSync(filesIn(directory).complete);
export const isRestoring = (directory: string) => existsSync(filesIn(directory).restoring);

/** For its owner and this process alone. Returns a function that releases it. */
export async function takeDirectory(directory: string): Promise<() => Promise<void>> {
  try {
    await restrictToOwner(directory);
    return await lockDirectory(directory);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const message = `The data directory ${directory} cannot be written: ${error.message}`;
    throw new Error(message, { cause: error });
  }
}

/** A directory that is taken: an interrupted restore is no database, and an empty one must not take its place. */
export async function refuseInterrupted(directory: string): Promise<void> {
  if (!isRestoring(directory)) return;
  const { restoring } = filesIn(directory);
  if (!hasDatabase(directory)) {
    throw new RestoreInterrupted(
      `A restore to ${directory} was interrupted: there is no whole database. Run the restore again. (Without it, delete ${restoring}.)`,
    );
  }
  await rm(restoring, { recursive: true });
}

/** What `restore` makes in a data directory inside this one becomes its database once it is whole. */
export async function restoreWhole(
  directory: string,
  restore: (inside: string) => Promise<void>,
): Promise<void> {
  const { database, complete, restoring } = filesIn(directory);
  await rm(restoring, { recursive: true, force: true });
  try {
    await restore(restoring);
    await rm(database, { recursive: true, force: true });
    await rename(filesIn(restoring).database, database);
    await writeFile(complete, "");
  } finally {
    await rm(restoring, { recursive: true, force: true });
  }
}

const ofOthers = 0o077;
const ownFolder = 0o700;
const ownFile = 0o600;

/** A directory that its owner alone can read, with all that is in it and all that this process adds. */
async function restrictToOwner(directory: string): Promise<void> {
  process.umask(process.umask() | ofOthers);
  await mkdir(directory, { recursive: true });
  if (((await stat(directory)).mode & ofOthers) !== 0) await close(directory);
}

/** What an earlier version has left open. */
async function close(directory: string) {
  await chmod(directory, ownFolder);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await close(path);
    else if (entry.isFile()) await chmod(path, ownFile);
  }
}

import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const ofOthers = 0o077;
const ownFolder = 0o700;
const ownFile = 0o600;

/** A directory that its owner alone can read, with all that is in it and all that this process adds. */
export async function restrictToOwner(directory: string): Promise<void> {
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

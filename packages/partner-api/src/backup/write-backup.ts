import { type FileHandle, link, open, rm, stat, writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { openAsItIs } from "../database/open.ts";
import type { Settings } from "../settings.ts";
import { type Backup, BrokenBackup, readBackup } from "./backup-format.ts";
import { backupOfServer } from "./backup-of-server.ts";
import { takeBackup } from "./take-backup.ts";

/** Has the name only once it has been read back. */
export async function writeBackup(
  settings: Settings,
  path: string,
): Promise<{ backup: Backup; bytes: number }> {
  const partial = `${path}.partial`;
  const file = await newFile(partial);
  const write = async (from: Readable) => {
    await writeFile(file, from);
    await file.sync();
  };
  try {
    await (settings.databaseUrl ? fromDatabase(settings, write) : fromDirectory(settings, write));
    const backup = await readBackup(partial);
    const { size } = await stat(partial);
    await link(partial, path);
    return { backup, bytes: size };
  } finally {
    await file.close();
    await rm(partial, { force: true });
  }
}

async function newFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, "wx", 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new BrokenBackup(
      `${path} is there: another backup writes to it, or was interrupted. Wait for that one, or delete the file.`,
    );
  }
}

type Write = (from: Readable) => Promise<void>;

async function fromDirectory(settings: Settings, write: Write) {
  const running = await backupOfServer(settings.dataDirectory);
  if (!running) return fromDatabase(settings, write);
  await write(running);
  if (running.bytesRead === 0) {
    throw new BrokenBackup("The server could not take the backup: its log says why.");
  }
}

async function fromDatabase(settings: Settings, write: Write) {
  const db = await openAsItIs({ ...settings, onIdleError: () => {} });
  try {
    await write(takeBackup(db));
  } finally {
    await db.close();
  }
}

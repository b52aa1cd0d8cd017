import { open, readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { migrate } from "../database/migrate.ts";
import { openPglite } from "../database/pglite.ts";
import type { Settings } from "../settings.ts";

/** Where the name of the format stands in an archive of tar. */
const magic = { at: 257, text: "ustar" };

/** Version 0.1 wrote the files of the embedded database: what such a backup holds, and undefined where it is none. */
export async function archiveIn(path: string): Promise<Uint8Array | undefined> {
  return (await isArchive(path)) ? new Uint8Array(await readFile(path)) : undefined;
}

/** To a data directory without a database. */
export async function restoreDirectory(
  archive: Uint8Array,
  { dataDirectory: directory, reportingTimeZone: timeZone, statementTimeout }: Settings,
): Promise<void> {
  const db = await openPglite({
    directory,
    timeZone,
    statementTimeout,
    archive: async () => archive,
  });
  try {
    await migrate(db, timeZone);
    await db.query("delete from sessions");
  } finally {
    await db.close();
  }
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const start = gunzipSync(buffer.subarray(0, bytesRead), { finishFlush: 2 });
    return start.toString("latin1", magic.at, magic.at + magic.text.length) === magic.text;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}

import { open, readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { migrate } from "../database/migrate.ts";
import { openPglite } from "../database/pglite.ts";
import type { Settings } from "../settings.ts";
import { BrokenBackup } from "./backup-format.ts";

/** Where the name of the format stands in an archive of tar. */
const magic = { at: 257, text: "ustar" };

/** Version 0.1 wrote the files of the embedded database. Whether the file is such a backup. */
export async function restoreDirectory(path: string, settings: Settings): Promise<boolean> {
  if (!(await isArchive(path))) return false;
  const { databaseUrl, dataDirectory: directory, reportingTimeZone: timeZone } = settings;
  if (databaseUrl) {
    throw new BrokenBackup(
      `${path} has the files of an embedded database: restore it without DATABASE_URL, and take a backup of that.`,
    );
  }
  const archive = new Uint8Array(await readFile(path));
  const { statementTimeout } = settings;
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
  return true;
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

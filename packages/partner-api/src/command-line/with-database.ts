import type { Db } from "../database/db.ts";
import { openDatabase } from "../database/open.ts";
import { readSettings } from "../settings.ts";

export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({
    ...readSettings(process.env),
    mustExist: true,
    onIdleError: () => {},
  });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

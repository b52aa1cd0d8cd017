import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../database/db.ts";
import type { Settings } from "../settings.ts";
import { makeDemo } from "./demo.ts";

const seed = 7;

export const demoPasswordIn = (dataDirectory: string) => join(dataDirectory, "demo-password");

/** Returns the demo users' password, if the database has demo users. */
export async function firstDemo(
  db: Db,
  {
    dataDirectory,
    days,
    fills,
  }: Pick<Settings, "dataDirectory"> & { days: number; fills: boolean },
  say: (what: string) => void,
): Promise<string | undefined> {
  const [state] = await db.query<{ made: boolean; used: boolean }>(
    `select exists (select from settings where name = 'demo') as made,
       exists (select from users) or exists (select from companies)
         or exists (select from settings where name = 'prepared') as used`,
  );
  const file = demoPasswordIn(dataDirectory);
  if (state?.made) return readFile(file, "utf8").catch(() => undefined);
  if (state?.used || !fills) return undefined;
  say("Filling it with made-up demo data");
  const password = await keptPassword(file);
  const { passwords } = await import("../accounts/passwords.ts");
  const passwordHash = await passwords().hash(password);
  await makeDemo(db, { seed, days, passwordHash, say });
  return password;
}

/** Kept beside the data, so that every start can print it. */
async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept;
  const password = randomBytes(9).toString("base64url");
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../database/db.ts";
import { readSqlFile, valuesFor } from "../database/sql-file.ts";
import { Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import type { Viewer } from "../viewer.ts";

const findViewerFile = readSqlFile(new URL("./find-viewer.sql", import.meta.url));

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export async function beginSession(db: Db, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.query("insert into sessions (token_hash, user_id) values (decode($1, 'hex'), $2)", [
    hashOf(token),
    userId,
  ]);
  return token;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.query("delete from sessions where token_hash = decode($1, 'hex')", [hashOf(token)]);
}

export async function endSessionsOf(db: Pick<Db, "query">, userId: number): Promise<void> {
  await db.query("delete from sessions where user_id = $1", [userId]);
}

export async function forgetEnded(db: Db, settings: Settings): Promise<void> {
  await db.query(
    `delete from sessions
     where created_at < now() - $1::integer * interval '1 hour'
       or last_seen_at < now() - $2::integer * interval '1 minute'`,
    [settings.sessionHours, settings.sessionIdleMinutes],
  );
  await db.query(
    `delete from sign_in_tries
     where not exists (select from unnest(tries) as t (at) where at > now() - interval '1 hour')`,
  );
}

export function bearerToken(header: string | undefined): string {
  const token = heldToken(header);
  if (!token) throw new Refusal(401);
  return token;
}

export const heldToken = (header = "") => /^Bearer ([\w-]{43})$/i.exec(header)?.[1];

type Asked = { module: string; company: boolean; company_id: string | undefined };

export async function findViewer(
  db: Db,
  settings: Settings,
  token: string,
  { module, company, company_id }: Asked,
): Promise<Viewer> {
  const companyId = companyIdOf(company_id);
  const [found] = await db.query<{ user_id: number; stale: boolean; granted: boolean }>(
    findViewerFile,
    valuesFor(findViewerFile, {
      token_hash: hashOf(token),
      company_id: companyId,
      module,
      session_hours: settings.sessionHours,
      idle_minutes: settings.sessionIdleMinutes,
    }),
  );
  if (!found) throw new Refusal(401);
  if (company && !found.granted) throw new Refusal(403);
  if (found.stale) await touch(db, token);
  return { userId: found.user_id, companyId, module };
}

const touch = (db: Db, token: string) =>
  db.query("update sessions set last_seen_at = now() where token_hash = decode($1, 'hex')", [
    hashOf(token),
  ]);

function companyIdOf(text = ""): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined;
}

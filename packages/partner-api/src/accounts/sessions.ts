import { createHash, randomBytes } from "node:crypto";
import type { Asked, Db, TextRow } from "../database/db.ts";
import { asking, readSqlFile } from "../database/sql-file.ts";
import { Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import type { Claim, Days, Viewer } from "../viewer.ts";

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
  await db.query(
    "delete from sign_in_places where last_at < now() - $1::integer * interval '1 day'",
    [settings.signInPlacesDays],
  );
}

export function bearerToken(header: string | undefined): string {
  const token = heldToken(header);
  if (!token) throw new Refusal(401);
  return token;
}

export const heldToken = (header = "") => /^Bearer ([\w-]{43})$/i.exec(header)?.[1];

/** Whatever follows in the same trip is what this viewer may see. */
export const findingViewer = (
  settings: Settings,
  { token, module, companyId }: Claim,
  days?: Days,
): Asked =>
  asking(findViewerFile, {
    ...days,
    token_hash: hashOf(token),
    company_id: companyId,
    module,
    session_hours: settings.sessionHours,
    idle_minutes: settings.sessionIdleMinutes,
    has_replica: settings.databaseReplicaUrl !== undefined,
  });

export function viewerIn([row]: readonly TextRow[]): Viewer | undefined {
  const [userId, stale, granted, state] = row ?? [];
  if (!userId) return undefined;
  return {
    userId: Number(userId),
    isGranted: granted === "t",
    isStale: stale === "t",
    state: state ?? undefined,
  };
}

/** Refuses whom the claim is not borne out for. */
export async function admitted(
  db: Db,
  { token, ofCompany }: Claim,
  viewer: Viewer | undefined,
): Promise<Viewer> {
  if (!viewer) throw new Refusal(401);
  if (ofCompany && !viewer.isGranted) throw new Refusal(403);
  if (viewer.isStale) await touch(db, token);
  return viewer;
}

export async function admit(db: Db, settings: Settings, claim: Claim): Promise<Viewer> {
  const [found = []] = await db.inOneTrip([findingViewer(settings, claim)]);
  return admitted(db, claim, viewerIn(found));
}

const touch = (db: Db, token: string) =>
  db.query("update sessions set last_seen_at = now() where token_hash = decode($1, 'hex')", [
    hashOf(token),
  ]);

export function companyIdOf(text = ""): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined;
}

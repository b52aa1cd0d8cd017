import type { Db, PreparedQuery, TextRow } from "../database/db.ts";
import { preparedQuery, readSqlFile, valuesFor } from "../database/sql-file.ts";
import { HttpError } from "../http/http-error.ts";
import type { Settings } from "../settings.ts";
import type { Claim, Days, LastDay, Viewer } from "./claim.ts";
import type { Restriction } from "./restriction.ts";
import { hashOf, newToken } from "./tokens.ts";

const findViewerFile = readSqlFile(new URL("./find-viewer.sql", import.meta.url));
const listFile = readSqlFile(new URL("./list-sessions.sql", import.meta.url));

type SignedIn = {
  /** In words. */
  device?: string | null;
  /** What the password was checked against; none where no password was asked for. */
  passwordHash?: string | null;
};

type Begun = { token: string; needsSecondFactor: boolean };

/** A session that waits for nothing more. */
export async function beginSession(
  tx: Pick<Db, "query">,
  userId: number,
  signedIn: SignedIn = {},
): Promise<string> {
  const { token } = await begin(tx, userId, signedIn, false);
  return token;
}

/** A session that waits for the second factor, where the user has one. */
export const beginWithPassword = (
  db: Pick<Db, "query">,
  userId: number,
  signedIn: SignedIn,
): Promise<Begun> => begin(db, userId, signedIn, true);

/** Waits for a change of the password or of the user, and refuses if it was under way. */
async function begin(
  db: Pick<Db, "query">,
  userId: number,
  { device = null, passwordHash = null }: SignedIn,
  mayWait: boolean,
): Promise<Begun> {
  const token = newToken();
  const [begun] = await db.query<{ needs_second_factor: boolean }>(
    `insert into sessions (token_hash, user_id, device, needs_second_factor)
     select decode($1, 'hex'), user_id, $3::text, $5::boolean and (
       exists (select from totp_secrets where totp_secrets.user_id = users.user_id)
       or exists (select from passkeys where passkeys.user_id = users.user_id)
     )
     from users
     where user_id = $2 and disabled_at is null and password_hash = coalesce($4, password_hash)
     for share
     returning needs_second_factor`,
    [hashOf(token), userId, device, passwordHash, mayWait],
  );
  if (!begun) throw new HttpError(401);
  return { token, needsSecondFactor: begun.needs_second_factor };
}

/** Whether the session waited for it. */
export async function endWaitingSession(
  tx: Pick<Db, "query">,
  userId: number,
  token: string,
): Promise<boolean> {
  const ended = await tx.query(
    `delete from sessions
     where token_hash = decode($1, 'hex') and user_id = $2 and needs_second_factor
     returning user_id`,
    [hashOf(token), userId],
  );
  return ended.length > 0;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.query("delete from sessions where token_hash = decode($1, 'hex')", [hashOf(token)]);
}

export async function endOtherSessions(
  tx: Pick<Db, "query">,
  userId: number,
  token: string,
): Promise<void> {
  await tx.query("delete from sessions where user_id = $1 and token_hash <> decode($2, 'hex')", [
    userId,
    hashOf(token),
  ]);
}

/** Whether the user had it. */
export async function endSessionOf(
  tx: Pick<Db, "query">,
  userId: number,
  sessionId: string,
): Promise<boolean> {
  const ended = await tx.query(
    "delete from sessions where user_id = $1 and session_id::text = $2 returning user_id",
    [userId, sessionId],
  );
  return ended.length > 0;
}

export async function endSessionsOf(db: Pick<Db, "query">, userId: number): Promise<void> {
  await db.query("delete from sessions where user_id = $1", [userId]);
}

export async function deleteExpired(db: Db, settings: Settings): Promise<void> {
  await db.query(
    `delete from sessions
     where created_at < now() - $1::integer * interval '1 hour'
       or last_seen_at < now() - $2::integer * interval '1 minute'
       or needs_second_factor and created_at < now() - interval '10 minutes'`,
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
  await db.query("delete from totp_offers where offered_at < now() - interval '10 minutes'");
  await db.query("delete from used_challenges where used_at < now() - interval '10 minutes'");
  await db.query("delete from invitations where expires_at < now()");
}

export function bearerToken(header: string | undefined): string {
  const token = tokenIn(header);
  if (!token) throw new HttpError(401);
  return token;
}

export const tokenIn = (header = "") => /^Bearer ([\w-]{43})$/i.exec(header)?.[1];

/** Whatever follows in the same pipeline is what this viewer may see. */
export const viewerQuery = (
  settings: Settings,
  { token, module, companyId, role }: Claim,
  days?: Partial<Days> & LastDay,
  mayWrite = false,
): PreparedQuery =>
  preparedQuery(findViewerFile, {
    ...days,
    may_write: mayWrite,
    token_hash: hashOf(token),
    company_id: companyId,
    module,
    role,
    session_hours: settings.sessionHours,
    idle_minutes: settings.sessionIdleMinutes,
    has_replica: settings.databaseReplicaUrl !== undefined,
  });

export function viewerFrom([row]: readonly TextRow[]): Viewer | undefined {
  const [userId, stale, granted, state, , restriction, cleared] = row ?? [];
  if (!userId) return undefined;
  return {
    userId: Number(userId),
    isGranted: granted === "t",
    isStale: stale === "t",
    isCleared: cleared === "t",
    restriction: (restriction ?? undefined) as Restriction | undefined,
    state: state ?? undefined,
  };
}

/** Refuses whom the claim is not borne out for. */
export async function authorizeViewer(
  db: Db,
  { token, ofCompany, despite = [] }: Claim,
  viewer: Viewer | undefined,
): Promise<Viewer> {
  if (!viewer) throw new HttpError(401);
  if (viewer.restriction && !despite.includes(viewer.restriction)) {
    throw new HttpError(403, { code: viewer.restriction });
  }
  if (ofCompany && !viewer.isGranted) throw new HttpError(403);
  if (viewer.isStale) await touch(db, token);
  return viewer;
}

export async function authorize(db: Db, settings: Settings, claim: Claim): Promise<Viewer> {
  const [found = []] = await db.pipeline([viewerQuery(settings, claim)]);
  return authorizeViewer(db, claim, viewerFrom(found));
}

const touch = (db: Db, token: string) =>
  db.query("update sessions set last_seen_at = now() where token_hash = decode($1, 'hex')", [
    hashOf(token),
  ]);

type OwnSession = {
  id: string;
  device: string | null;
  since: Date;
  last_seen: Date;
  is_current: boolean;
};

/** Those that are still good, the last seen first. */
export const sessionsOf = (
  db: Db,
  settings: Settings,
  userId: number,
  token: string,
): Promise<OwnSession[]> =>
  db.query<OwnSession>(
    listFile,
    valuesFor(listFile, {
      user_id: userId,
      token_hash: hashOf(token),
      session_hours: settings.sessionHours,
      idle_minutes: settings.sessionIdleMinutes,
    }),
  );

export function parseId(text = ""): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined;
}

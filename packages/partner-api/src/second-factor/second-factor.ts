import type { Transaction } from "../database/db.ts";

type Queries = Pick<Transaction, "query">;

export type Way = "totp" | "recovery_code" | "passkey";

/** What a sign-in of the user can be completed with. */
export async function waysOf(db: Queries, userId: number): Promise<Way[]> {
  const [has] = await db.query<Record<Way, boolean>>(
    `select
       exists (select from totp_secrets where user_id = $1) as totp,
       exists (select from recovery_codes where user_id = $1) as recovery_code,
       exists (select from passkeys where user_id = $1) as passkey`,
    [userId],
  );
  return (["totp", "recovery_code", "passkey"] as const).filter((way) => has?.[way]);
}

type Passkey = { id: string; name: string; since: Date; last_used: Date | null };

type State = {
  totp_since: Date | null;
  recovery_codes_left: number;
  passkeys: Passkey[];
  is_required: boolean;
};

export async function secondFactorOf(db: Queries, userId: number): Promise<State> {
  const [state] = await db.query<Omit<State, "passkeys">>(
    `select
       (select since from totp_secrets where user_id = $1) as totp_since,
       (select count(*) from recovery_codes where user_id = $1) as recovery_codes_left,
       exists (
         select from companies
         join grants using (company_id)
         where requires_second_factor and user_id = $1
       ) as is_required`,
    [userId],
  );
  if (!state) throw new Error("The statement on a user's second factors returned no row.");
  return { ...state, passkeys: await passkeysOf(db, userId) };
}

const passkeysOf = (db: Queries, userId: number): Promise<Passkey[]> =>
  db.query<Passkey>(
    `select passkey_id::text as id, name, since, last_used_at as last_used
     from passkeys
     where user_id = $1
     order by since, passkey_id`,
    [userId],
  );

/** Recovery codes stand for a factor: without any, they are of no use. */
export async function dropLoneRecoveryCodes(tx: Queries, userId: number): Promise<void> {
  await tx.query(
    `delete from recovery_codes
     where user_id = $1
       and not exists (select from totp_secrets where user_id = $1)
       and not exists (select from passkeys where user_id = $1)`,
    [userId],
  );
}

export async function hasSecondFactor(tx: Queries, userId: number): Promise<boolean> {
  const ways = await waysOf(tx, userId);
  return ways.includes("totp") || ways.includes("passkey");
}

/** All of them, for whoever has lost them. Says which there were. */
export async function removeSecondFactor(tx: Queries, userId: number): Promise<Way[]> {
  const ways = await waysOf(tx, userId);
  await tx.query("delete from totp_offers where user_id = $1", [userId]);
  await tx.query("delete from totp_secrets where user_id = $1", [userId]);
  await tx.query("delete from passkeys where user_id = $1", [userId]);
  await tx.query("delete from recovery_codes where user_id = $1", [userId]);
  return ways;
}

/** What apps and browsers show beside codes and passkeys. */
export const portalName = "Partner portal";

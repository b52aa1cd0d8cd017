import type { Transaction } from "../database/db.ts";
import type { RegisteredPasskey, StoredPasskey } from "./web-authn.ts";

type Queries = Pick<Transaction, "query">;

export const mostPasskeys = 10;

type Found = StoredPasskey & { passkeyId: string; userId: number; username: string };

export async function findPasskey(db: Queries, credentialId: string): Promise<Found | undefined> {
  const [found] = await db.query<Found>(
    `select
       passkey_id::text as "passkeyId", user_id as "userId", username,
       credential_id as id, public_key as "publicKey", counter
     from passkeys
     join users using (user_id)
     where credential_id = $1`,
    [credentialId],
  );
  return found;
}

type Descriptor = { id: string; transports: string[] };

export async function descriptorsOf(db: Queries, userId: number): Promise<Descriptor[]> {
  const rows = await db.query<{ id: string; transports: string }>(
    `select credential_id as id, transports
     from passkeys
     where user_id = $1
     order by since, passkey_id`,
    [userId],
  );
  return rows.map(({ id, transports }) => ({
    id,
    transports: transports.split(" ").filter(Boolean),
  }));
}

type Added = { id: string; name: string; since: Date; last_used: Date | null };

/** Undefined where somebody has it already. */
export async function keepPasskey(
  tx: Queries,
  userId: number,
  name: string,
  { id, publicKey, counter, transports }: RegisteredPasskey,
): Promise<Added | undefined> {
  const [added] = await tx.query<Added>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (credential_id) do nothing
     returning passkey_id::text as id, name, since, last_used_at as last_used`,
    [userId, id, publicKey, counter, transports.join(" "), name],
  );
  return added;
}

/** Counted behind the row of the user, so that two at the same time are one too many. */
export async function isFull(tx: Queries, userId: number): Promise<boolean> {
  await tx.query("select from users where user_id = $1 for update", [userId]);
  const [kept] = await tx.query<{ passkeys: number }>(
    "select count(*) as passkeys from passkeys where user_id = $1",
    [userId],
  );
  return (kept?.passkeys ?? 0) >= mostPasskeys;
}

/** False where it is gone, or has signed with another counter meanwhile. */
export async function countUse(
  tx: Queries,
  { passkeyId, counter }: Found,
  newCounter: number,
): Promise<boolean> {
  const used = await tx.query(
    `update passkeys set counter = $3, last_used_at = now()
     where passkey_id::text = $1 and counter = $2
     returning passkey_id`,
    [passkeyId, counter, newCounter],
  );
  return used.length > 0;
}

/** Whether the user had it. */
export async function removePasskey(
  tx: Queries,
  userId: number,
  passkeyId: string,
): Promise<boolean> {
  const removed = await tx.query(
    "delete from passkeys where user_id = $1 and passkey_id::text = $2 returning passkey_id",
    [userId, passkeyId],
  );
  return removed.length > 0;
}

import type { Transaction } from "../database/db.ts";
import type { Settings } from "../settings.ts";
import { seal, unseal } from "./sealing.ts";
import { newSecret, stepOf } from "./totp.ts";

type Queries = Pick<Transaction, "query">;
type Given = { userId: number; code: string; now: Date };
/** A secret that the code belongs to, as it is kept, and the time step of the code. */
type Shown = { stored: string; step: number };

const sealingOf = ({ secondFactorKeys }: Settings, userId: number) => ({
  keys: secondFactorKeys,
  userId,
});

/** Until it is confirmed, whatever the user had before stays. */
export async function offerTotp(tx: Queries, settings: Settings, userId: number): Promise<Buffer> {
  const secret = newSecret();
  await tx.query(
    `insert into totp_offers (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, offered_at = now()`,
    [userId, seal(secret, sealingOf(settings, userId))],
  );
  return secret;
}

/** What a code shows of the secret that was offered, if anything. */
export async function shownOfOffer(
  tx: Queries,
  settings: Settings,
  given: Given,
): Promise<Shown | undefined> {
  const [offered] = await tx.query<{ secret: string }>(
    `select secret from totp_offers
     where user_id = $1 and offered_at > now() - interval '10 minutes'`,
    [given.userId],
  );
  return offered && shownBy(offered.secret, settings, given);
}

/** False where another secret was offered since. The code that has shown it counts no more. */
export async function acceptOffer(
  tx: Queries,
  userId: number,
  { stored, step }: Shown,
): Promise<boolean> {
  const offered = await tx.query(
    "delete from totp_offers where user_id = $1 and secret = $2 returning user_id",
    [userId, stored],
  );
  if (offered.length === 0) return false;
  await tx.query(
    `insert into totp_secrets (user_id, secret, last_step) values ($1, $2, $3)
     on conflict (user_id) do update set
       secret = excluded.secret, since = now(), last_step = excluded.last_step`,
    [userId, stored, step],
  );
  return true;
}

/** Whether the code counts, which it does once. */
export async function useTotp(tx: Queries, settings: Settings, given: Given): Promise<boolean> {
  const [kept] = await tx.query<{ secret: string }>(
    "select secret from totp_secrets where user_id = $1",
    [given.userId],
  );
  const shown = kept && shownBy(kept.secret, settings, given);
  if (!shown) return false;
  const used = await tx.query(
    `update totp_secrets set last_step = $3
     where user_id = $1 and secret = $2 and last_step < $3
     returning user_id`,
    [given.userId, shown.stored, shown.step],
  );
  return used.length > 0;
}

function shownBy(stored: string, settings: Settings, { userId, code, now }: Given) {
  const step = stepOf(unseal(stored, sealingOf(settings, userId)), code, now);
  return step === undefined ? undefined : { stored, step };
}

export async function removeTotp(tx: Queries, userId: number): Promise<void> {
  await tx.query("delete from totp_offers where user_id = $1", [userId]);
  await tx.query("delete from totp_secrets where user_id = $1", [userId]);
}

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Transaction } from "../database/db.ts";

export const challengeMilliseconds = 300_000;
const randomLength = 16;
const endLength = 6;

/** A challenge is good for what it was given out for alone. */
export type Purpose = "to sign in" | `of user ${number}`;

type Signed = {
  key: string;
  purpose: Purpose;
  now: Date;
};

/** Has its end and a signature in it, so that nothing is kept of what is never answered. */
export function newChallenge({ key, purpose, now }: Signed): string {
  const end = Buffer.alloc(endLength);
  end.writeUIntBE(now.getTime() + challengeMilliseconds, 0, endLength);
  const said = Buffer.concat([randomBytes(randomLength), end]);
  return Buffer.concat([said, signatureOf(said, key, purpose)]).toString("base64url");
}

export function isChallenge(challenge: string, { key, purpose, now }: Signed): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  const said = bytes.subarray(0, randomLength + endLength);
  const signature = bytes.subarray(randomLength + endLength);
  const right = signatureOf(said, key, purpose);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return false;
  return now.getTime() < said.readUIntBE(randomLength, endLength);
}

const signatureOf = (said: Buffer, key: string, purpose: Purpose) =>
  createHmac("sha256", key).update(`challenge ${purpose} `).update(said).digest();

/** Random for whoever lacks the key, and the same for all passkeys of a user. */
export const userHandleOf = (userId: number, key: string): string =>
  createHmac("sha256", key).update(`handle of user ${userId}`).digest("base64url");

export async function challengesKey(db: Pick<Transaction, "query">): Promise<string> {
  const [kept] = await db.query<{ value: string }>(
    "select value from settings where name = 'challenges_key'",
  );
  if (!kept) throw new Error("The database has no key for challenges.");
  return kept.value;
}

/** False where it was answered before. */
export async function useChallenge(
  tx: Pick<Transaction, "query">,
  challenge: string,
): Promise<boolean> {
  const used = await tx.query(
    "insert into used_challenges (challenge) values ($1) on conflict do nothing returning challenge",
    [challenge],
  );
  return used.length > 0;
}

import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Db } from "../database/db.ts";
import { readSqlFile, valuesFor } from "../database/sql-file.ts";
import { Refusal } from "../refusal.ts";

const admitTry = readSqlFile(new URL("./admit-try.sql", import.meta.url));
const mostOfAccount = 5;
const mostOfAddress = 50;

/** Counted before the password is checked, so that parallel attempts count too. */
export async function admit(db: Db, username: string, address: string): Promise<void> {
  await count(db, accountOf(username), mostOfAccount);
  await count(db, addressOf(address), mostOfAddress);
}

export async function forgive(db: Db, username: string, address: string): Promise<void> {
  await db.query("delete from sign_in_tries where subject = $1", [accountOf(username)]);
  await takeBack(db, addressOf(address));
}

/** An attempt whose password was never checked does not count. */
export async function withdraw(db: Db, username: string, address: string): Promise<void> {
  await takeBack(db, accountOf(username));
  await takeBack(db, addressOf(address));
}

const takeBack = (db: Db, subject: string) =>
  db.query("update sign_in_tries set tries = tries[:cardinality(tries) - 1] where subject = $1", [
    subject,
  ]);

async function count(db: Db, subject: string, most: number) {
  const [tried] = await db.query<{ refused: boolean; retry_after: number | null }>(
    admitTry,
    valuesFor(admitTry, { subject, most }),
  );
  if (tried?.refused) throw new Refusal(429, { retryAfter: tried.retry_after ?? 300 });
}

/** Hashed, since people type passwords into the wrong field. */
const accountOf = (username: string) =>
  `account ${createHash("sha256").update(username.toLowerCase()).digest("hex")}`;

/** One person has a whole IPv6 network, so the network counts as the address. */
const addressOf = (address: string) => `address ${isIPv6(address) ? networkOf(address) : address}`;

function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...(tail === undefined ? [] : middle), ...right].slice(0, 4).join(":");
}

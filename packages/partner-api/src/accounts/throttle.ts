import type { Db } from "../database/db.ts";
import { readSqlFile, valuesFor } from "../database/sql-file.ts";
import { HttpError } from "../http/http-error.ts";
import type { Account } from "./account.ts";
import { normalizedUsername } from "./usernames.ts";

const admitTry = readSqlFile(new URL("./count-try.sql", import.meta.url));
const mostOfAccount = 5;
const mostOfPlace = 50;
const mostActs = 60;

/** Counted before anything else, so that a place that is refused cannot lock an account. */
export const throttleAddress = (db: Db, place: string) =>
  count(db, subjectOfPlace(place), mostOfPlace);

/** Counted before the password is checked, so that parallel attempts count too. */
export const throttleAccount = (db: Db, account: Account) =>
  count(db, subjectOfAccount(account), mostOfAccount);

/** What an administrator does in five minutes. */
export const throttleAdministrator = (db: Db, userId: number) =>
  count(db, `acts of user ${userId}`, mostActs);

/** An attempt that was a success does not count. */
export const undoAddressTry = (db: Db, place: string) => takeBack(db, subjectOfPlace(place));

export async function resetTries(db: Db, account: Account, place: string): Promise<void> {
  await db.query("delete from sign_in_tries where subject = $1", [subjectOfAccount(account)]);
  await takeBack(db, subjectOfPlace(place));
}

/** At all places. Returns how many attempts were forgotten. */
export async function unlock(tx: Pick<Db, "query">, username: string): Promise<number> {
  const tries = await recentTries(tx, username);
  await tx.query(`delete from sign_in_tries where ${isOfAccount}`, [normalizedUsername(username)]);
  return tries;
}

export async function recentTries(tx: Pick<Db, "query">, username: string): Promise<number> {
  const [tried] = await tx.query<{ tries: number }>(
    `select count(*) as tries
     from sign_in_tries
     cross join unnest(tries) as t (at)
     where ${isOfAccount} and at > clock_timestamp() - interval '5 minutes'`,
    [normalizedUsername(username)],
  );
  return tried?.tries ?? 0;
}

/** Of the user named $1, as find-account.sql folds and hashes the name. */
const isOfAccount = `array_to_string((string_to_array(subject, ' '))[:2], ' ')
  = 'account ' || encode(sha256(convert_to(lower($1::text), 'UTF8')), 'hex')`;

/** An attempt whose password was never checked does not count. */
export async function undoTry(db: Db, account: Account, place: string): Promise<void> {
  await takeBack(db, subjectOfAccount(account));
  await takeBack(db, subjectOfPlace(place));
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
  if (tried?.refused) throw new HttpError(429, { retryAfter: tried.retry_after ?? 300 });
}

/** A place that the user signed in from before has attempts of its own, which nobody elsewhere can use up. */
const subjectOfAccount = ({ nameHash, placeHash, isKnownThere }: Account) =>
  isKnownThere ? `account ${nameHash} at ${placeHash}` : `account ${nameHash}`;

const subjectOfPlace = (place: string) => `address ${place}`;

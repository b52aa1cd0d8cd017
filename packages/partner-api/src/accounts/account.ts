import { createHmac } from "node:crypto";
import type { Db } from "../database/db.ts";
import { readSqlFile, valuesFor } from "../database/sql-file.ts";
import type { Settings } from "../settings.ts";
import { normalizedUsername } from "./usernames.ts";

const findFile = readSqlFile(new URL("./find-account.sql", import.meta.url));
const rememberFile = readSqlFile(new URL("./remember-place.sql", import.meta.url));

/** What a name stands for that someone tries to sign in with: nobody, perhaps. */
export type Account = {
  /** People type passwords into the wrong field. */
  nameHash: string;
  user: { id: number; passwordHash: string; isDisabled: boolean } | undefined;
  /** Of the place that the attempt comes from, for this user alone. */
  placeHash: string | undefined;
  /** Whether the user signed in from there before. */
  isKnownThere: boolean;
};

type Found = {
  name_hash: string;
  user_id: number | null;
  password_hash: string;
  disabled: boolean;
  key: string;
  places: string | null;
};

export async function findAccount(
  db: Db,
  { signInPlacesDays: days }: Settings,
  username: string,
  place: string,
): Promise<Account> {
  const [found] = await db.query<Found>(
    findFile,
    valuesFor(findFile, { username, composed: normalizedUsername(username), days }),
  );
  if (!found) throw new Error("The statement that finds an account returned no row.");
  const { name_hash: nameHash, user_id: id, password_hash: passwordHash } = found;
  if (id === null) {
    return { nameHash, user: undefined, placeHash: undefined, isKnownThere: false };
  }
  const placeHash = createHmac("sha256", found.key).update(`${id} ${place}`).digest("hex");
  return {
    nameHash,
    user: { id, passwordHash, isDisabled: found.disabled },
    placeHash,
    isKnownThere: found.places?.split(" ").includes(placeHash) ?? false,
  };
}

type NewPlace = { at: Date; device: string | null };

/** Returns the sign-ins from places that were new to the account, and of which this place was not told yet. */
export async function rememberAddress(
  db: Db,
  { signInPlacesDays }: Settings,
  { user, placeHash }: Account,
  device: string | null,
): Promise<NewPlace[]> {
  if (signInPlacesDays === 0 || !user || !placeHash) return [];
  const values = { user_id: user.id, place: placeHash, device };
  return db.query<NewPlace>(rememberFile, valuesFor(rememberFile, values));
}

import type { Db } from "../database/db.ts";
import type { Settings } from "../settings.ts";
import { type Account, findAccount } from "./account.ts";
import type { Passwords } from "./passwords.ts";
import { admitAccount, admitPlace, forgive, withdraw } from "./throttle.ts";

export type Parts = { db: Db; settings: Settings; passwords: Passwords };
type Names = { username: string; password: string };
type Tried = {
  account: Account;
  /** Whose password it is, unless that user is disabled. */
  proven: Account["user"];
};

/** Takes as long for a wrong password as for one that nobody has, and counts both. */
export async function tryPassword(
  { db, settings, passwords }: Parts,
  { username, password }: Names,
  place: string,
): Promise<Tried> {
  await admitPlace(db, place);
  const account = await findAccount(db, settings, username, place);
  await admitAccount(db, account);
  const { user } = account;
  const fits = await passwords.verify(password, user?.passwordHash).catch(async (error) => {
    await withdraw(db, account, place);
    throw error;
  });
  if (!fits || user?.isDisabled) return { account, proven: undefined };
  await forgive(db, account, place);
  return { account, proven: user };
}

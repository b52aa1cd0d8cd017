import { isUsername } from "../accounts/usernames.ts";
import { findUser, isTaken, type User } from "../accounts/users.ts";
import type { Transaction } from "../database/db.ts";
import { CommandFailed } from "./command.ts";

export const USERNAME = "Name that the user signs in with";

export async function existingUser(
  tx: Pick<Transaction, "query">,
  username: string,
): Promise<User> {
  const user = await findUser(tx, username);
  if (!user) throw new CommandFailed(`User ${username} does not exist.`);
  return user;
}

/** A user may have the own name in other letters, or in another encoding of them. */
export async function refuseUnfitOrTaken(
  tx: Pick<Transaction, "query">,
  username: string,
  own?: number,
): Promise<void> {
  if (!isUsername(username)) {
    throw new CommandFailed(
      "A user name holds characters that can be seen, and single spaces between them, alone.",
    );
  }
  if (await isTaken(tx, username, own)) {
    throw new CommandFailed(`User ${username} already exists.`);
  }
}

import { findUser, type User } from "../accounts/users.ts";
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

export async function refuseTaken(tx: Pick<Transaction, "query">, username: string): Promise<void> {
  if (await findUser(tx, username)) throw new CommandFailed(`User ${username} already exists.`);
}

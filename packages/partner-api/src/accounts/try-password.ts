import type { FastifyRequest } from "fastify";
import type { Db } from "../database/db.ts";
import { clientAddressOf } from "../http/client-address.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError } from "../http/http-error.ts";
import type { Settings } from "../settings.ts";
import { type Account, findAccount } from "./account.ts";
import type { Passwords } from "./passwords.ts";
import { resetTries, throttleAccount, throttleAddress, undoTry } from "./throttle.ts";
import { usernameOf } from "./users.ts";

export type Parts = { db: Db; settings: Settings; passwords: Passwords; now(): Date };
type Names = { username: string; password: string };
type Tried = {
  account: Account;
  /** Whose password it is, unless that user is disabled. */
  proven: Account["user"];
};

/** Takes as long for a wrong password as for one that nobody has, and counts both; a right one has yet to be forgiven. */
export async function tryPassword(
  { db, settings, passwords }: Parts,
  { username, password }: Names,
  place: string,
): Promise<Tried> {
  await throttleAddress(db, place);
  const account = await findAccount(db, settings, username, place);
  await throttleAccount(db, account);
  const { user } = account;
  const fits = await passwords.verify(password, user?.passwordHash).catch(async (error) => {
    await undoTry(db, account, place);
    throw error;
  });
  if (!fits || user?.isDisabled) return { account, proven: undefined };
  return { account, proven: user };
}

/** Has those who are signed in show first that it is they who ask. */
export const proving =
  (parts: Parts, handle: Handler): Handler =>
  async (asked) => {
    await prove(parts, asked);
    return handle(asked);
  };

type Asked = { request: FastifyRequest; userId: number };

async function prove(parts: Parts, { request, userId }: Asked): Promise<void> {
  const place = clientAddressOf(request);
  const { password } = request.body as { password: string };
  const username = await usernameOf(parts.db, userId);
  const { account, proven } = await tryPassword(parts, { username, password }, place);
  if (!proven) {
    request.log.warn({ user: userId }, "password not proven");
    throw new HttpError(403, { code: "wrong_password", message: "The password is wrong." });
  }
  await resetTries(parts.db, account, place);
}

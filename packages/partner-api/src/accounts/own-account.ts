import type { Db } from "../database/db.ts";
import { clientAddressOf } from "../http/client-address.ts";
import type { Handler } from "../http/handler.ts";
import { type FieldError, HttpError } from "../http/http-error.ts";
import { weaknessOf } from "./password-rules.ts";
import { bearerToken, endOtherSessions, endSessionOf, sessionsOf } from "./sessions.ts";
import { resetTries } from "./throttle.ts";
import { type Parts, tryPassword } from "./try-password.ts";
import { usernameOf } from "./users.ts";

type Passwords = { old_password: string; new_password: string };

/** What users see and do of their own accounts; the session says whose they are. */
export function ownAccountHandlers(parts: Parts): Record<string, Handler> {
  const { db, settings, passwords } = parts;
  return {
    async changePassword({ request, userId }) {
      const given = request.body as Passwords;
      const username = await usernameOf(db, userId);
      const errors = await errorsIn(given, username);
      if (errors.length > 0) throw new HttpError(400, { errors });
      const names = { username, password: given.old_password };
      const place = clientAddressOf(request);
      const { account, proven } = await tryPassword(parts, names, place);
      if (proven) await resetTries(db, account, place);
      const token = bearerToken(request.headers.authorization);
      const isChanged =
        proven !== undefined &&
        (await changePassword(db, {
          userId,
          token,
          from: proven.passwordHash,
          to: await passwords.hash(given.new_password),
        }));
      if (!isChanged) {
        request.log.warn({ user: userId }, "password not changed");
        throw new HttpError(403, { code: "wrong_password" });
      }
      request.log.info({ user: userId }, "password changed");
      return undefined;
    },
    listSessions: ({ request, userId }) =>
      sessionsOf(db, settings, userId, bearerToken(request.headers.authorization)),
    async endSession({ request, userId, values }) {
      if (!(await endSessionOf(db, userId, String(values.session_id)))) throw new HttpError(404);
      request.log.info({ user: userId }, "session ended");
      return undefined;
    },
    async endOtherSessions({ request, userId }) {
      await endOtherSessions(db, userId, bearerToken(request.headers.authorization));
      request.log.info({ user: userId }, "other sessions ended");
      return undefined;
    },
  };
}

/** Says nothing of the old password, which has not been checked yet. */
async function errorsIn(given: Passwords, username: string): Promise<FieldError[]> {
  const message =
    given.new_password === given.old_password
      ? "The new password is the old one."
      : await weaknessOf(given.new_password, username);
  return message ? [{ field: "new_password", message }] : [];
}

type Change = {
  userId: number;
  /** Of the session that stays. */
  token: string;
  /** The hash that the old password was checked against. */
  from: string;
  to: string;
};

/**
 * One transaction, so that a server that is killed leaves one of the two passwords, with the sessions that belong to it.
 * False where another change came first.
 */
const changePassword = (db: Db, { userId, token, from, to }: Change): Promise<boolean> =>
  db.tx(async (tx) => {
    const changed = await tx.query(
      `update users set password_hash = $3, must_change_password = false
       where user_id = $1 and password_hash = $2
       returning user_id`,
      [userId, from, to],
    );
    if (changed.length === 0) return false;
    await endOtherSessions(tx, userId, token);
    return true;
  });

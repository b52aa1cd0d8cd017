import type { Db } from "../database/db.ts";
import type { Handler } from "../handler.ts";
import { Refusal } from "../refusal.ts";
import type { Passwords } from "./passwords.ts";
import { bearerToken, beginSession, endSession, heldToken } from "./sessions.ts";
import { admit, forgive, withdraw } from "./throttle.ts";

type Found = { user_id: number; password_hash: string; disabled: boolean };

/** An unknown user, a wrong password and a disabled user get the same answer after the same time. */
export function accountHandlers(db: Db, passwords: Passwords): Record<string, Handler> {
  return {
    async login({ request }) {
      const { username, password } = request.body as { username: string; password: string };
      await admit(db, username, request.ip);
      const [user] = await db.query<Found>(
        `select user_id, password_hash, disabled_at is not null as disabled
         from users where lower(username) = lower($1)`,
        [username],
      );
      const fits = await passwords.verify(password, user?.password_hash).catch(async (error) => {
        await withdraw(db, username, request.ip);
        throw error;
      });
      if (!fits || !user || user.disabled) {
        request.log.warn({ user: user?.user_id }, "sign-in failed");
        throw new Refusal(401, { message: "The user name or the password is wrong." });
      }
      await forgive(db, username, request.ip);
      const held = heldToken(request.headers.authorization);
      if (held) await endSession(db, held);
      request.log.info({ user: user.user_id }, "signed in");
      return { token: await beginSession(db, user.user_id) };
    },
    async logout({ request, userId }) {
      await endSession(db, bearerToken(request.headers.authorization));
      request.log.info({ user: userId }, "signed out");
      return undefined;
    },
  };
}

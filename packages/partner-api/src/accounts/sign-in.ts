import { placeOf } from "../caller.ts";
import type { Db } from "../database/db.ts";
import type { Handler } from "../handler.ts";
import { Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import { findAccount, rememberPlace } from "./account.ts";
import type { Passwords } from "./passwords.ts";
import { bearerToken, beginSession, endSession, heldToken } from "./sessions.ts";
import { admitAccount, admitPlace, forgive, withdraw } from "./throttle.ts";

/** An unknown user, a wrong password and a disabled user get the same answer after the same time. */
export function accountHandlers(
  db: Db,
  settings: Settings,
  passwords: Passwords,
): Record<string, Handler> {
  return {
    async login({ request }) {
      const { username, password } = request.body as { username: string; password: string };
      const place = placeOf(request);
      await admitPlace(db, place);
      const account = await findAccount(db, settings, username, place);
      const { user } = account;
      await admitAccount(db, account);
      const fits = await passwords.verify(password, user?.passwordHash).catch(async (error) => {
        await withdraw(db, account, place);
        throw error;
      });
      if (!fits || !user || user.isDisabled) {
        request.log.warn({ user: user?.id }, "sign-in failed");
        throw new Refusal(401, { message: "The user name or the password is wrong." });
      }
      await forgive(db, account, place);
      await rememberPlace(db, settings, account);
      const held = heldToken(request.headers.authorization);
      if (held) await endSession(db, held);
      request.log.info({ user: user.id }, "signed in");
      return { token: await beginSession(db, user.id) };
    },
    async logout({ request, userId }) {
      await endSession(db, bearerToken(request.headers.authorization));
      request.log.info({ user: userId }, "signed out");
      return undefined;
    },
  };
}

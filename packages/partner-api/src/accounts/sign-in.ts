import { placeOf } from "../caller.ts";
import type { Handler } from "../handler.ts";
import { Refusal } from "../refusal.ts";
import { rememberPlace } from "./account.ts";
import { deviceIn } from "./device.ts";
import { bearerToken, beginSession, endSession, heldToken } from "./sessions.ts";
import { type Parts, tryPassword } from "./try-password.ts";

/** An unknown user, a wrong password and a disabled user get the same answer after the same time. */
export function signInHandlers(parts: Parts): Record<string, Handler> {
  const { db, settings } = parts;
  return {
    async login({ request }) {
      const names = request.body as { username: string; password: string };
      const { account, proven } = await tryPassword(parts, names, placeOf(request));
      if (!proven) {
        request.log.warn({ user: account.user?.id }, "sign-in failed");
        throw new Refusal(401, { message: "The user name or the password is wrong." });
      }
      const { id, passwordHash } = proven;
      const device = deviceIn(request.headers["user-agent"]);
      const token = await beginSession(db, id, { device, passwordHash });
      const newPlaces = await rememberPlace(db, settings, account, device);
      const held = heldToken(request.headers.authorization);
      if (held) await endSession(db, held);
      request.log.info({ user: id }, "signed in");
      return { token, new_places: newPlaces };
    },
    async logout({ request, userId }) {
      await endSession(db, bearerToken(request.headers.authorization));
      request.log.info({ user: userId }, "signed out");
      return undefined;
    },
  };
}

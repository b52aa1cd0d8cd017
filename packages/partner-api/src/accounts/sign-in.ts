import { clientAddressOf } from "../http/client-address.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError } from "../http/http-error.ts";
import { deviceIn } from "./device.ts";
import { endHeld, finishSignIn } from "./finish-sign-in.ts";
import { bearerToken, beginWithPassword, endSession } from "./sessions.ts";
import { undoTry } from "./throttle.ts";
import { type Parts, tryPassword } from "./try-password.ts";

/** An unknown user, a wrong password and a disabled user get the same answer after the same time. */
export function signInHandlers(parts: Parts): Record<string, Handler> {
  const { db } = parts;
  return {
    async login({ request }) {
      const names = request.body as { username: string; password: string };
      const place = clientAddressOf(request);
      const { account, proven } = await tryPassword(parts, names, place);
      if (!proven) {
        request.log.warn({ user: account.user?.id }, "sign-in failed");
        throw new HttpError(401, { message: "The user name or the password is wrong." });
      }
      const { id, passwordHash } = proven;
      const device = deviceIn(request.headers["user-agent"]);
      const begun = await beginWithPassword(db, id, { device, passwordHash });
      if (!begun.needsSecondFactor) return finishSignIn(parts, request, account, begun.token);
      // Earlier failures stay: otherwise, who knows the password could try codes without end.
      await undoTry(db, account, place);
      await endHeld(parts, request);
      request.log.info({ user: id }, "second factor needed");
      return { token: begun.token, new_places: [] };
    },
    async logout({ request, userId }) {
      await endSession(db, bearerToken(request.headers.authorization));
      request.log.info({ user: userId }, "signed out");
      return undefined;
    },
  };
}

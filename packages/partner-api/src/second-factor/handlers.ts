import { type Parts, proving } from "../accounts/try-password.ts";
import { usernameOf } from "../accounts/users.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError } from "../http/http-error.ts";
import { keepRecoveryCodes, newRecoveryCodes } from "./recovery-codes.ts";
import {
  dropLoneRecoveryCodes,
  hasSecondFactor,
  portalName,
  secondFactorOf,
} from "./second-factor.ts";
import { acceptOffer, offerTotp, removeTotp, shownOfOffer } from "./stored-totp.ts";
import { base32, uriOf } from "./totp.ts";

export function secondFactorHandlers(parts: Parts): Record<string, Handler> {
  const { db, settings, passwords, now } = parts;
  const proven = (handle: Handler) => proving(parts, handle);
  return {
    getSecondFactor: ({ userId }) => secondFactorOf(db, userId),
    beginTotp: proven(async ({ userId }) => {
      const username = await usernameOf(db, userId);
      const secret = await offerTotp(db, settings, userId);
      return { secret: base32(secret), uri: uriOf(secret, { issuer: portalName, username }) };
    }),
    async confirmTotp({ request, userId }) {
      const { code } = request.body as { code: string };
      const shown = await shownOfOffer(db, settings, { userId, code, now: now() });
      if (!shown) throw new HttpError(403, { code: "wrong_code" });
      const { codes, hashes } = await newRecoveryCodes(passwords);
      await db.tx(async (tx) => {
        if (!(await acceptOffer(tx, userId, shown)))
          throw new HttpError(403, { code: "wrong_code" });
        await keepRecoveryCodes(tx, userId, hashes);
      });
      request.log.info({ user: userId }, "codes set up");
      return { recovery_codes: codes };
    },
    removeTotp: proven(async ({ request, userId }) => {
      await db.tx(async (tx) => {
        await removeTotp(tx, userId);
        await dropLoneRecoveryCodes(tx, userId);
      });
      request.log.info({ user: userId }, "codes removed");
      return undefined;
    }),
    renewRecoveryCodes: proven(async ({ request, userId }) => {
      const { codes, hashes } = await newRecoveryCodes(passwords);
      const isUseful = await db.tx(async (tx) => {
        if (!(await hasSecondFactor(tx, userId))) return false;
        await keepRecoveryCodes(tx, userId, hashes);
        return true;
      });
      request.log.info({ user: userId }, "recovery codes renewed");
      return { recovery_codes: isUseful ? codes : [] };
    }),
  };
}

import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { findAccount } from "../accounts/account.ts";
import { deviceIn } from "../accounts/device.ts";
import { finishSignIn } from "../accounts/finish-sign-in.ts";
import { beginSession } from "../accounts/sessions.ts";
import { throttleAddress } from "../accounts/throttle.ts";
import type { Parts } from "../accounts/try-password.ts";
import { clientAddressOf } from "../http/client-address.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError } from "../http/http-error.ts";
import {
  challengeMilliseconds,
  challengesKey,
  isChallenge,
  newChallenge,
  useChallenge,
  userHandleOf,
} from "./challenges.ts";
import { ifPasskeysOffered, relyingPartyOf } from "./relying-party.ts";
import { countUse, findPasskey } from "./stored-passkeys.ts";
import { clientDataIn, verifyAuthentication } from "./web-authn.ts";

const purpose = "to sign in";

/** A passkey that has verified its user is both factors. Whatever is wrong with it gets the same answer. */
export function passkeySignInHandlers(parts: Parts): Record<string, Handler> {
  const { db, settings, now } = parts;
  const { passkeyOrigins: origins } = settings;
  return ifPasskeysOffered(settings, {
    async beginPasskeySignIn({ request }) {
      const key = await challengesKey(db);
      return {
        challenge: newChallenge({ key, purpose, now: now() }),
        rpId: relyingPartyOf(request, origins),
        timeout: challengeMilliseconds,
        userVerification: "required",
      };
    },
    async signInWithPasskey({ request }) {
      const { credential } = request.body as { credential: AuthenticationResponseJSON };
      const place = clientAddressOf(request);
      await throttleAddress(db, place);
      const key = await challengesKey(db);
      const passkey = await findPasskey(db, credential.id);
      const counter = await verifyAuthentication(
        {
          credential,
          origins,
          isChallenge: (challenge) => isChallenge(challenge, { key, purpose, now: now() }),
        },
        passkey,
      );
      const refuse = () => {
        request.log.warn({ user: passkey?.userId }, "passkey refused");
        return new HttpError(401, { message: "The passkey was not accepted." });
      };
      const isOfUser =
        passkey && credential.response.userHandle === userHandleOf(passkey.userId, key);
      if (!isOfUser || counter === undefined) throw refuse();
      const account = await findAccount(db, settings, passkey.username, place);
      if (account.user?.isDisabled) throw refuse();
      const device = deviceIn(request.headers["user-agent"]);
      const token = await db.tx(async (tx) => {
        const isNew = await useChallenge(tx, clientDataIn(credential).challenge);
        if (!isNew || !(await countUse(tx, passkey, counter))) throw refuse();
        return beginSession(tx, passkey.userId, { device });
      });
      return finishSignIn(parts, request, account, token);
    },
  });
}

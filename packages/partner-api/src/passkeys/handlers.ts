import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Parts, proving } from "../accounts/try-password.ts";
import { nameOf, usernameOf } from "../accounts/users.ts";
import type { Handler } from "../http/handler.ts";
import { HttpError, invalidField } from "../http/http-error.ts";
import { dropLoneRecoveryCodes, portalName } from "../second-factor/second-factor.ts";
import {
  challengeMilliseconds,
  challengesKey,
  isChallenge,
  newChallenge,
  type Purpose,
  useChallenge,
  userHandleOf,
} from "./challenges.ts";
import { ifPasskeysOffered, relyingPartyOf } from "./relying-party.ts";
import {
  descriptorsOf,
  isFull,
  keepPasskey,
  mostPasskeys,
  removePasskey,
} from "./stored-passkeys.ts";
import { algorithms, clientDataIn, verifyRegistration } from "./web-authn.ts";

type NewPasskey = { name: string; credential: RegistrationResponseJSON };

const purposeOf = (userId: number): Purpose => `of user ${userId}`;

/** What users see and do of their own passkeys. */
export function passkeyHandlers(parts: Parts): Record<string, Handler> {
  const { db, settings, now } = parts;
  const { passkeyOrigins: origins } = settings;
  return ifPasskeysOffered(settings, {
    beginPasskey: proving(parts, async ({ request, userId }) => {
      const key = await challengesKey(db);
      const known = await descriptorsOf(db, userId);
      return {
        rp: { id: relyingPartyOf(request, origins), name: portalName },
        user: {
          id: userHandleOf(userId, key),
          name: await usernameOf(db, userId),
          displayName: await nameOf(db, userId),
        },
        challenge: newChallenge({ key, purpose: purposeOf(userId), now: now() }),
        pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
        timeout: challengeMilliseconds,
        excludeCredentials: known.map((each) => ({ ...each, type: "public-key" })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      };
    }),
    async addPasskey({ request, userId }) {
      const { name, credential } = request.body as NewPasskey;
      const signed = { key: await challengesKey(db), purpose: purposeOf(userId), now: now() };
      const made = await verifyRegistration({
        credential,
        origins,
        isChallenge: (challenge) => isChallenge(challenge, signed),
      });
      if (!made) throw invalidField("credential", "is no answer to the options, or came too late");
      const added = await db.tx(async (tx) => {
        if (await isFull(tx, userId)) {
          throw invalidField("name", `is that of one too many: there are ${mostPasskeys} passkeys`);
        }
        const isNew = await useChallenge(tx, clientDataIn(credential).challenge);
        const kept = isNew && (await keepPasskey(tx, userId, name, made));
        if (!kept) throw invalidField("credential", "was added before");
        return kept;
      });
      request.log.info({ user: userId }, "passkey added");
      return added;
    },
    removePasskey: proving(parts, async ({ request, userId, values }) => {
      await db.tx(async (tx) => {
        const isGone = await removePasskey(tx, userId, String(values.passkey_id));
        if (!isGone) throw new HttpError(404);
        await dropLoneRecoveryCodes(tx, userId);
      });
      request.log.info({ user: userId }, "passkey removed");
      return undefined;
    }),
  });
}

import {
  type FactorChange,
  type FactorChangeResult,
  factorChangeMachine,
  type Reauthentication,
} from "machines/account/factor-change";
import { type OwnFactors, ownFactorsMachine } from "machines/account/own-factors";
import { type OwnSession, ownSessionsMachine } from "machines/account/own-sessions";
import { passwordChangeMachine } from "machines/account/password-change";
import type { Token } from "machines/session/authentication-events";
import { secondFactorMachine } from "machines/session/second-factor";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginTotp,
  changePassword,
  confirmTotp,
  endOtherSessions,
  endSession,
  getSecondFactor,
  listSessions,
  type PartnerClient,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  signInWithPasskey as signInOperation,
  verifySecondFactor,
} from "partner-sdk";
import { fromPromise } from "xstate";
import { storePasskeyHint } from "../browser/passkey-hint.ts";
import { createPasskey, NoPasskeyError, signWithPasskey } from "../browser/passkeys.ts";
import { tokenIn } from "../state/provide-authentication.ts";

export function provideSecondFactor(client: PartnerClient) {
  return secondFactorMachine.provide({
    actors: {
      verifyCode: fromPromise(async ({ input: { kind, secretCode }, signal }) => {
        const body =
          kind === "recovery"
            ? { recovery_code: secretCode.trim() }
            : { code: secretCode.replace(/\D/g, "") };
        return tokenIn(await client.call(verifySecondFactor, body, { signal }));
      }),
      usePasskey: fromPromise(async ({ signal }) => {
        const token = await signInWithPasskey(client, signal);
        storePasskeyHint();
        return token;
      }),
    },
  });
}

export function providePasswordChange(client: PartnerClient) {
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(async ({ input, signal }) => {
        const body = { old_password: input.oldPassword, new_password: input.newPassword };
        await client.call(changePassword, body, { signal });
      }),
    },
  });
}

export function provideOwnFactors(client: PartnerClient) {
  return ownFactorsMachine.provide({
    actors: {
      loadFactors: fromPromise(async ({ signal }) =>
        parseFactors(await client.call(getSecondFactor, {}, { signal })),
      ),
    },
  });
}

export function provideOwnSessions(client: PartnerClient) {
  return ownSessionsMachine.provide({
    actors: {
      loadSessions: fromPromise(async ({ signal }) =>
        parseSessions(await client.call(listSessions, {}, { signal })),
      ),
      endSession: fromPromise(async ({ input, signal }) => {
        await client.call(endSession, { session_id: input.id }, { signal });
      }),
      endOthers: fromPromise(async ({ signal }) => {
        await client.call(endOtherSessions, {}, { signal });
      }),
    },
  });
}

type FactorsResponse = {
  totp_since: unknown;
  recovery_codes_left: unknown;
  passkeys: readonly { id: unknown; name: unknown; since: unknown; last_used?: unknown }[];
  is_required: unknown;
};

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function parseFactors({
  totp_since,
  recovery_codes_left,
  passkeys,
  is_required,
}: FactorsResponse): OwnFactors {
  return {
    totpSince: textOf(totp_since),
    recoveryCodesLeft: Number(recovery_codes_left),
    passkeys: passkeys.map(({ id, name, since, last_used }) => ({
      id: String(id),
      name: String(name),
      since: String(since),
      lastUsed: textOf(last_used),
    })),
    isRequired: is_required === true,
  };
}

type SessionResponse = {
  id: unknown;
  device?: unknown;
  since: unknown;
  last_seen: unknown;
  is_current: unknown;
};

function parseSessions(data: readonly SessionResponse[]): OwnSession[] {
  return data.map(({ id, device, since, last_seen, is_current }) => ({
    id: String(id),
    device: typeof device === "string" ? device : null,
    since: String(since),
    lastSeen: String(last_seen),
    isCurrent: is_current === true,
  }));
}

export function provideFactorChange(client: PartnerClient) {
  return factorChangeMachine.provide({
    actors: {
      begin: fromPromise(({ input: { change, ...proof }, signal }) =>
        begin(client, change, proof, signal),
      ),
      confirm: fromPromise(async ({ input: { secretCode }, signal }) =>
        parseCodes(await client.call(confirmTotp, { code: secretCode }, { signal })),
      ),
    },
  });
}

async function begin(
  client: PartnerClient,
  change: FactorChange,
  { password, name = "" }: Reauthentication,
  signal: AbortSignal,
): Promise<FactorChangeResult> {
  const proof = { password };
  if (change.kind === "setUpTotp") {
    const { secret, uri } = await client.call(beginTotp, proof, { signal });
    return { secret, secretUri: uri };
  }
  if (change.kind === "renewCodes") {
    return parseCodes(await client.call(renewRecoveryCodes, proof, { signal }));
  }
  if (change.kind === "addPasskey") await addOwnPasskey(client, { name, password }, signal);
  else if (change.kind === "removeTotp") await client.call(removeTotp, proof, { signal });
  else await client.call(removePasskey, { passkey_id: change.passkey, ...proof }, { signal });
  return {};
}

function parseCodes({
  recovery_codes,
}: {
  recovery_codes: readonly unknown[];
}): FactorChangeResult {
  return { recoveryCodes: recovery_codes.map(String) };
}

/** A passkey counts as both factors. */
export async function signInWithPasskey(
  client: PartnerClient,
  signal: AbortSignal,
): Promise<Token> {
  const options = await client.call(beginPasskeySignIn, {}, { signal }).catch(refused);
  const credential = await signWithPasskey(options, signal);
  return tokenIn(await client.call(signInOperation, { credential }, { signal }).catch(refused));
}

/** An unknown passkey is the same as none, and so are all of them at a host that knows of none. */
function refused(error: unknown): never {
  const { status = 0 } = Object(error) as { status?: number };
  if ([400, 401, 404, 405, 501].includes(status)) {
    throw new NoPasskeyError("The host knows no such passkey.", { cause: error });
  }
  throw error;
}

async function addOwnPasskey(
  client: PartnerClient,
  { name, password }: { name: string; password: string },
  signal: AbortSignal,
) {
  const options = await client.call(beginPasskey, { password }, { signal });
  const credential = await createPasskey(options, signal);
  await client.call(addPasskey, { name, credential }, { signal });
  storePasskeyHint();
}

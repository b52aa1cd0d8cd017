import { type OwnFactors, ownFactorsMachine } from "machines/account/own-factors";
import { type OwnSession, ownSessionsMachine } from "machines/account/own-sessions";
import { passwordChangeMachine } from "machines/account/password-change";
import { secondFactorMachine } from "machines/session/second-factor";
import {
  changePassword,
  endOtherSessions,
  endSession,
  getSecondFactor,
  listSessions,
  type PartnerClient,
  verifySecondFactor,
} from "partner-sdk";
import { fromPromise } from "xstate";
import { notePasskey } from "../browser/known-passkey.ts";
import { tokenIn } from "../state/authentication-calls.ts";
import { signInWithPasskey } from "./passkey-calls.ts";

export function secondFactorOver(aside: PartnerClient) {
  return secondFactorMachine.provide({
    actors: {
      verifyCode: fromPromise(async ({ input: { kind, secretCode }, signal }) => {
        const body =
          kind === "recovery"
            ? { recovery_code: secretCode.trim() }
            : { code: secretCode.replace(/\D/g, "") };
        return tokenIn(await aside.call(verifySecondFactor, body, { signal }));
      }),
      usePasskey: fromPromise(async ({ signal }) => {
        const token = await signInWithPasskey(aside, signal);
        notePasskey();
        return token;
      }),
    },
  });
}

export function passwordChangeOver(aside: PartnerClient) {
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(async ({ input, signal }) => {
        const body = { old_password: input.oldPassword, new_password: input.newPassword };
        await aside.call(changePassword, body, { signal });
      }),
    },
  });
}

export function ownFactorsOver(aside: PartnerClient) {
  return ownFactorsMachine.provide({
    actors: {
      loadFactors: fromPromise(async ({ signal }) =>
        factorsIn(await aside.call(getSecondFactor, {}, { signal })),
      ),
    },
  });
}

export function ownSessionsOver(aside: PartnerClient) {
  return ownSessionsMachine.provide({
    actors: {
      loadSessions: fromPromise(async ({ signal }) =>
        sessionsOf(await aside.call(listSessions, {}, { signal })),
      ),
      endSession: fromPromise(async ({ input, signal }) => {
        await aside.call(endSession, { session_id: input.id }, { signal });
      }),
      endOthers: fromPromise(async ({ signal }) => {
        await aside.call(endOtherSessions, {}, { signal });
      }),
    },
  });
}

type ToldFactors = {
  totp_since: unknown;
  recovery_codes_left: unknown;
  passkeys: readonly { id: unknown; name: unknown; since: unknown; last_used?: unknown }[];
  is_required: unknown;
};

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function factorsIn({
  totp_since,
  recovery_codes_left,
  passkeys,
  is_required,
}: ToldFactors): OwnFactors {
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

type ToldSession = {
  id: unknown;
  device?: unknown;
  since: unknown;
  last_seen: unknown;
  is_current: unknown;
};

function sessionsOf(data: readonly ToldSession[]): OwnSession[] {
  return data.map(({ id, device, since, last_seen, is_current }) => ({
    id: String(id),
    device: typeof device === "string" ? device : null,
    since: String(since),
    lastSeen: String(last_seen),
    isCurrent: is_current === true,
  }));
}

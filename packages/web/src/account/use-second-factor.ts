import { useActorRef, useSelector } from "@xstate/react";
import { type CodeKind, secondFactorMachine, type TypedCode } from "machines/account";
import { verifySecondFactor } from "partner-sdk";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import { notePasskey } from "../platform/known-passkey.ts";
import { tokenIn } from "../portal/authentication-calls.ts";
import { usePortal } from "../portal/portal-context.ts";
import type { PortalActor } from "../portal/start-portal.ts";
import { useAuthentication } from "../portal/use-authentication.ts";
import { signInWithPasskey } from "./passkey-calls.ts";

export type SecondFactorStep = {
  state: string;
  kind: CodeKind;
  retryAfter: number | null;
  isBusy: boolean;
  submit: (code: TypedCode) => void;
  choose: (kind: CodeKind) => void;
  askPasskey: () => void;
  edit: () => void;
};

/** The second step of a sign-in. The code stays in its field. */
export function useSecondFactor(): SecondFactorStep {
  const portal = usePortal();
  const { secondFactorPassed } = useAuthentication();
  const machine = useMemo(() => machineOver(portal), [portal]);
  const actor = useActorRef(machine);
  const pass = useEffectEvent(secondFactorPassed);
  useEffect(() => actor.on("secondFactor.passed", pass).unsubscribe, [actor]);
  const { kind, retryAfter } = useSelector(actor, ({ context }) => context);
  return {
    state: useSelector(actor, ({ value }) => value),
    kind,
    retryAfter,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    submit: (code) => actor.send({ type: "code.submitted", ...code }),
    choose: (kind) => actor.send({ type: "kind.chosen", kind }),
    askPasskey: () => actor.send({ type: "passkey.chosen" }),
    edit: () => actor.send({ type: "form.edited" }),
  };
}

function machineOver({ aside }: PortalActor) {
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

import { useActorRef, useSelector } from "@xstate/react";
import type { CodeKind, TypedCode } from "machines/session/second-factor";
import { useEffect, useEffectEvent, useMemo } from "react";
import { usePortal, usePortalValue } from "../state/portal-context.ts";
import { useAuthentication } from "../state/use-authentication.ts";
import { provideSecondFactor } from "./account-calls.ts";

export type SecondFactorView = {
  state: string;
  kind: CodeKind;
  retryAfter: number | null;
  isBusy: boolean;
  submit: (code: TypedCode) => void;
  choose: (kind: CodeKind) => void;
  askPasskey: () => void;
  edit: () => void;
};

/** The code stays in its field, not in the machine. */
export function useSecondFactor(): SecondFactorView {
  const { backgroundClient } = usePortal();
  const { secondFactorPassed } = useAuthentication();
  const machine = useMemo(() => provideSecondFactor(backgroundClient), [backgroundClient]);
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

const none: readonly string[] = [];

/** What completes the sign-in, as the host names it. */
export function useSecondFactorWays(): readonly string[] {
  const authentication = usePortalValue(({ children }) => children.authentication);
  return useSelector(authentication, (snapshot) => snapshot?.context.secondFactorWays ?? none);
}

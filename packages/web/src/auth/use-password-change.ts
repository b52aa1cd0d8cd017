import { useActorRef, useSelector } from "@xstate/react";
import type { PasswordChangeContext } from "machines/account/password-change";
import {
  type BrokenRule,
  brokenRules,
  type PasswordChange,
  type PasswordLimits,
} from "machines/account/password-rules";
import { useEffect, useEffectEvent, useMemo } from "react";
import { broadcastPasswordChanged } from "../browser/tab-broadcasts.ts";
import { usePortal, usePortalValue } from "../state/portal-context.ts";
import { useAuthentication } from "../state/use-authentication.ts";
import { providePasswordChange } from "./account-calls.ts";

export type PasswordChangeView = {
  state: string;
  context: PasswordChangeContext;
  isBusy: boolean;
  /** The rules that the typed password breaks. */
  brokenBy: (typed: PasswordChange) => readonly BrokenRule[];
  submit: (typed: PasswordChange) => void;
  edit: () => void;
};

/** The passwords stay in the fields, not in the machine. */
export function usePasswordChange(onChanged: () => void): PasswordChangeView {
  const { backgroundClient } = usePortal();
  const limits = useLimits();
  const machine = useMemo(() => providePasswordChange(backgroundClient), [backgroundClient]);
  const actor = useActorRef(machine, { input: limits });
  const state = useSelector(actor, ({ value }) => value);
  const notify = useEffectEvent(() => {
    broadcastPasswordChanged();
    onChanged();
  });
  useEffect(() => {
    if (state === "changed") notify();
  }, [state]);
  return {
    state,
    context: useSelector(actor, ({ context }) => context),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    brokenBy: (typed) => brokenRules(typed, limits),
    submit: (typed) => actor.send({ type: "change.submitted", ...typed }),
    edit: () => actor.send({ type: "form.edited" }),
  };
}

function useLimits(): PasswordLimits {
  const { user } = useAuthentication();
  const authentication = usePortalValue(({ children }) => children.authentication);
  const rules = useSelector(authentication, (snapshot) => snapshot?.context.passwordRules);
  const username = user?.username;
  return {
    rules: rules ?? { minLength: null, refuses: [] },
    username: typeof username === "string" ? username : null,
  };
}

import { useActorRef, useSelector } from "@xstate/react";
import type {
  FactorChange,
  FactorChangeContext,
  Reauthentication,
} from "machines/account/factor-change";
import { useEffect, useEffectEvent, useMemo } from "react";
import { usePortal } from "../state/portal-context.ts";
import { provideFactorChange } from "./account-calls.ts";

export type FactorChangeView = {
  state: string;
  context: FactorChangeContext;
  isBusy: boolean;
  prove: (proof: Reauthentication) => void;
  submitCode: (secretCode: string) => void;
  keepCodes: () => void;
  edit: () => void;
};

export function useFactorChange(change: FactorChange, onChanged: () => void): FactorChangeView {
  const { backgroundClient } = usePortal();
  const machine = useMemo(() => provideFactorChange(backgroundClient), [backgroundClient]);
  const actor = useActorRef(machine, { input: { change } });
  const state = useSelector(actor, ({ value }) => value);
  const notify = useEffectEvent(onChanged);
  useEffect(() => {
    if (state === "changed") notify();
  }, [state]);
  return {
    state,
    context: useSelector(actor, ({ context }) => context),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag("busy")),
    prove: (proof) => actor.send({ type: "password.submitted", ...proof }),
    submitCode: (secretCode) => actor.send({ type: "code.submitted", secretCode }),
    keepCodes: () => actor.send({ type: "codes.kept" }),
    edit: () => actor.send({ type: "form.edited" }),
  };
}

import { useActorRef, useSelector } from "@xstate/react";
import {
  type Begun,
  type FactorChange,
  type FactorChangeContext,
  factorChangeMachine,
  type Proof,
} from "machines/account";
import {
  beginTotp,
  confirmTotp,
  type PartnerClient,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from "partner-sdk";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import { usePortal } from "../portal/portal-context.ts";
import type { PortalActor } from "../portal/start-portal.ts";
import { addOwnPasskey } from "./passkey-calls.ts";

export type FactorChanging = {
  state: string;
  context: FactorChangeContext;
  isBusy: boolean;
  prove: (proof: Proof) => void;
  submitCode: (secretCode: string) => void;
  keepCodes: () => void;
  edit: () => void;
};

export function useFactorChange(change: FactorChange, onChanged: () => void): FactorChanging {
  const portal = usePortal();
  const machine = useMemo(() => machineOver(portal), [portal]);
  const actor = useActorRef(machine, { input: { change } });
  const state = useSelector(actor, ({ value }) => value);
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (state === "changed") tell();
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

function machineOver({ aside }: PortalActor) {
  return factorChangeMachine.provide({
    actors: {
      begin: fromPromise(({ input: { change, ...proof }, signal }) =>
        begin(aside, change, proof, signal),
      ),
      confirm: fromPromise(async ({ input: { secretCode }, signal }) =>
        codesIn(await aside.call(confirmTotp, { code: secretCode }, { signal })),
      ),
    },
  });
}

async function begin(
  client: PartnerClient,
  change: FactorChange,
  { password, name = "" }: Proof,
  signal: AbortSignal,
): Promise<Begun> {
  const proof = { password };
  if (change.kind === "setUpTotp") {
    const { secret, uri } = await client.call(beginTotp, proof, { signal });
    return { secret, secretUri: uri };
  }
  if (change.kind === "renewCodes") {
    return codesIn(await client.call(renewRecoveryCodes, proof, { signal }));
  }
  if (change.kind === "addPasskey") await addOwnPasskey(client, { name, password }, signal);
  else if (change.kind === "removeTotp") await client.call(removeTotp, proof, { signal });
  else await client.call(removePasskey, { passkey_id: change.passkey, ...proof }, { signal });
  return {};
}

function codesIn({ recovery_codes }: { recovery_codes: readonly unknown[] }): Begun {
  return { recoveryCodes: recovery_codes.map(String) };
}

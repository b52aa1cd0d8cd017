import {
  type FactorChange,
  type FactorChangeResult,
  factorChangeMachine,
  type Reauthentication,
} from "machines/account/factor-change";
import {
  beginTotp,
  confirmTotp,
  type PartnerClient,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from "partner-sdk";
import { fromPromise } from "xstate";
import { addOwnPasskey } from "./passkey-calls.ts";

export function factorChangeOver(aside: PartnerClient) {
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
  { password, name = "" }: Reauthentication,
  signal: AbortSignal,
): Promise<FactorChangeResult> {
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

function codesIn({ recovery_codes }: { recovery_codes: readonly unknown[] }): FactorChangeResult {
  return { recoveryCodes: recovery_codes.map(String) };
}

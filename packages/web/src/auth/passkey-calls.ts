import type { Token } from "machines/session/authentication-events";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  type PartnerClient,
  signInWithPasskey as signInOperation,
} from "partner-sdk";
import { notePasskey } from "../browser/known-passkey.ts";
import { madePasskey, NoPasskeyError, usedPasskey } from "../browser/passkeys.ts";
import { tokenIn } from "../state/authentication-calls.ts";

/** One passkey is both factors. */
export async function signInWithPasskey(
  client: PartnerClient,
  signal: AbortSignal,
): Promise<Token> {
  const options = await client.call(beginPasskeySignIn, {}, { signal }).catch(refused);
  const credential = await usedPasskey(options, signal);
  return tokenIn(await client.call(signInOperation, { credential }, { signal }).catch(refused));
}

/** The same for a host that knows the passkey no longer as for one that knows none at all. */
function refused(error: unknown): never {
  const { status } = Object(error) as { status?: number };
  if (status === 400 || status === 401 || status === 404) {
    throw new NoPasskeyError("The host knows no such passkey.", { cause: error });
  }
  throw error;
}

export async function addOwnPasskey(
  client: PartnerClient,
  { name, password }: { name: string; password: string },
  signal: AbortSignal,
) {
  const options = await client.call(beginPasskey, { password }, { signal });
  const credential = await madePasskey(options, signal);
  await client.call(addPasskey, { name, credential }, { signal });
  notePasskey();
}

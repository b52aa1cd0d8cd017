import type { FastifyRequest } from "fastify";
import { clientAddressOf } from "../http/client-address.ts";
import { type Account, rememberAddress } from "./account.ts";
import { deviceIn } from "./device.ts";
import { endSession, tokenIn } from "./sessions.ts";
import { resetTries } from "./throttle.ts";
import type { Parts } from "./try-password.ts";

/** What is due once nothing more is asked for; only now is the place one that the user signed in from. */
export async function finishSignIn(
  { db, settings }: Parts,
  request: FastifyRequest,
  account: Account,
  token: string,
): Promise<object> {
  await resetTries(db, account, clientAddressOf(request));
  const device = deviceIn(request.headers["user-agent"]);
  const newPlaces = await rememberAddress(db, settings, account, device);
  await endHeld({ db }, request);
  request.log.info({ user: account.user?.id }, "signed in");
  return { token, new_places: newPlaces };
}

/** Whoever signs in again leaves the session that they had. */
export async function endHeld({ db }: Pick<Parts, "db">, { headers }: FastifyRequest) {
  const held = tokenIn(headers.authorization);
  if (held) await endSession(db, held);
}

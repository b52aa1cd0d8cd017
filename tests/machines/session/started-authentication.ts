import { authenticationMachine } from "machines/session/authentication";
import type { Credentials, PasskeyCredentials } from "machines/session/authentication-events";
import type { SignedInUser } from "machines/session/session";
import { createActor } from "xstate";
import { byHand } from "../actors.ts";

export const secret: Credentials = { username: "rahima", password: "secret" };

export function start({ hasToken }: { hasToken: boolean }) {
  const effects: string[] = [];
  const requestToken = byHand<{ token: string }, Credentials | PasskeyCredentials>();
  const loadUser = byHand<SignedInUser>();
  const signOut = byHand<{ success: boolean }>();
  const actor = createActor(
    authenticationMachine.provide({
      actors: {
        requestToken: requestToken.logic,
        loadUser: loadUser.logic,
        signOut: signOut.logic,
      },
      actions: {
        storeToken: (_, { token }) => effects.push(`store ${token}`),
        removeToken: () => effects.push("remove"),
      },
    }),
    { input: { hasToken } },
  ).start();
  return { actor, effects, requestToken, loadUser, signOut };
}

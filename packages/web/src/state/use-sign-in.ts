import { useSelector } from "@xstate/react";
import type { AuthenticationEvent, Credentials } from "machines/session/authentication-events";
import { useMemo } from "react";
import { usePortal, usePortalValue } from "./portal-context.ts";

/** What the sign-in screen shows of authentication, and tells it. `useAuthentication` has the rest, which comes once somebody is signed in. */
export function useSignIn() {
  const portal = usePortal();
  const authentication = usePortalValue(({ children }) => children.authentication);
  const failure = useSelector(authentication, (snapshot) => snapshot?.context.failure ?? null);
  const telling = useMemo(() => {
    const send = (event: AuthenticationEvent) =>
      portal.getSnapshot().children.authentication?.send(event);
    return {
      signInWithPasskey: (isShared: boolean) => send({ type: "passkey.chosen", isShared }),
      signIn: (credentials: Credentials) => send({ type: "signIn.submitted", ...credentials }),
      tryAgain: () => send({ type: "retry.requested" }),
    };
  }, [portal]);
  return {
    session: usePortalValue(({ value }) => value),
    busy: useSelector(authentication, (snapshot) => snapshot?.hasTag("busy") ?? false),
    failure,
    hasSessionEnded: failure?.reason === "sessionEnded",
    ...telling,
  };
}

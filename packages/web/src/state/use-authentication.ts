import { useSelector } from "@xstate/react";
import type { AuthenticationEvent, Token } from "machines/session/authentication-events";
import { useMemo } from "react";
import { usePortal, usePortalValue } from "./portal-context.ts";

export function useAuthentication() {
  const portal = usePortal();
  const authentication = usePortalValue(({ children }) => children.authentication);
  const user = useSelector(authentication, (snapshot) => snapshot?.context.user ?? null);
  const newPlaces = useSelector(authentication, (snapshot) => snapshot?.context.newPlaces ?? none);
  const signOutFailed = useSelector(
    authentication,
    (snapshot) => snapshot?.context.signOutFailed ?? false,
  );
  const busy = useSelector(authentication, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const asking = useMemo(() => {
    const send = (event: AuthenticationEvent) =>
      portal.getSnapshot().children.authentication?.send(event);
    return {
      newPlacesSeen: () => send({ type: "newPlaces.seen" }),
      accessAdded: () => send({ type: "access.added" }),
      passwordChanged: () => send({ type: "password.changed" }),
      secondFactorSetUp: () => send({ type: "secondFactor.setUp" }),
      secondFactorPassed: (token: Token) => send({ type: "secondFactor.passed", ...token }),
      signOut: () => send({ type: "signOut.requested" }),
    };
  }, [portal]);

  return {
    user,
    busy,
    newPlaces,
    signOutFailed,
    ...asking,
  };
}

const none: readonly unknown[] = [];

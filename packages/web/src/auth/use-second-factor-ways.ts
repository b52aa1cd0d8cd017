import { useSelector } from "@xstate/react";
import { usePortalValue } from "../state/portal-context.ts";

const none: readonly string[] = [];

/** What completes the sign-in, in the host's words. */
export function useSecondFactorWays(): readonly string[] {
  const authentication = usePortalValue(({ children }) => children.authentication);
  return useSelector(authentication, (snapshot) => snapshot?.context.secondFactorWays ?? none);
}

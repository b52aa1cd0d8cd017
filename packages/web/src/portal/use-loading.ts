import { useSelector } from "@xstate/react";
import { usePortalValue } from "./portal-context.ts";

/** The global loading flag, and whether any request is in flight. */
export function useLoading() {
  const loading = usePortalValue(({ children }) => children.loading);
  return {
    isLoading: useSelector(loading, (snapshot) => snapshot?.hasTag("loading") ?? false),
    isInFlight: useSelector(loading, (snapshot) => snapshot?.hasTag("inFlight") ?? false),
  };
}

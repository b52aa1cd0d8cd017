import { useSelector } from "@xstate/react";
import { usePortalValue } from "./portal-context.ts";

export function useLoading() {
  const loading = usePortalValue(({ children }) => children.loading);
  return {
    isLoading: useSelector(loading, (snapshot) => snapshot?.hasTag("loading") ?? false),
    isSlow: useSelector(loading, (snapshot) => snapshot?.hasTag("slow") ?? false),
    isInFlight: useSelector(loading, (snapshot) => snapshot?.hasTag("inFlight") ?? false),
  };
}

export function useIsOffline(): boolean {
  const connection = usePortalValue(({ children }) => children.connection);
  return useSelector(connection, (snapshot) => snapshot?.hasTag("offline") ?? false);
}

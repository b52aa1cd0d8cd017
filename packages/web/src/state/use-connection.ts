import { useSelector } from "@xstate/react";
import { usePortalValue } from "./portal-context.ts";

export function useIsOffline(): boolean {
  const connection = usePortalValue(({ children }) => children.connection);
  return useSelector(connection, (snapshot) => snapshot?.hasTag("offline") ?? false);
}

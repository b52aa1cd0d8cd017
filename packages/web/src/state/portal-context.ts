import { useSelector } from "@xstate/react";
import type { Trace } from "machines/inspect/trace";
import { createContext, useContext } from "react";
import type { SnapshotFrom } from "xstate";
import type { PortalActor } from "./start-portal.ts";

export const PortalContext = createContext<PortalActor | null>(null);

export const TraceContext = createContext<(() => Trace) | null>(null);

export function usePortal(): PortalActor {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("There is no portal around this.");
  return portal;
}

export function usePortalValue<T>(
  select: (snapshot: SnapshotFrom<PortalActor>) => T,
  isSame?: (a: T, b: T) => boolean,
): T {
  return useSelector(usePortal(), select, isSame);
}

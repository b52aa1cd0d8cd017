import { useActorRef, useSelector } from "@xstate/react";
import type { ReportFailure } from "machines";
import { todayMachine } from "machines/screens";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { followConnection } from "../platform/connection.ts";
import { followVisibility } from "../platform/visibility.ts";
import { usePortal, usePortalValue } from "./portal-context.ts";

type TodayActor = ActorRefFrom<typeof todayMachine>;

const TodayContext = createContext<TodayActor | null>(null);

/** Where the host tells of the running day, its figures are kept from screen to screen, until the session ends. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const isTold = usePortalValue(({ context }) => context.reporting.features.includes("today"));
  return isTold ? <TodayOfSession>{children}</TodayOfSession> : children;
}

function TodayOfSession({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const machine = useMemo(() => {
    const loadToday = fromPromise(async ({ signal }: { signal: AbortSignal }) => {
      const day = await portal.loadToday(signal);
      return { day, fetchedAt: Date.now() };
    });
    return todayMachine.provide({ actors: { loadToday, followConnection, followVisibility } });
  }, [portal]);
  const actor = useActorRef(machine, {
    clock: portal.clock,
    logger: (...words) => console.error(...words),
  });
  return <TodayContext value={actor}>{children}</TodayContext>;
}

/** The running day as the host last told it. */
export type Today = {
  /** Null until it came. */
  day: unknown;
  /** When it came, in milliseconds. */
  fetchedAt: number | null;
  /** Why the last request failed; null once another one was answered. */
  failure: ReportFailure | null;
  /** When figures came that someone waited for. */
  awaitedAt: number | null;
  /** Whether a person waits for figures. */
  isAwaited: boolean;
  /** Whether the service asked to wait before the next request. */
  isTooEarly: boolean;
  refresh: () => void;
};

/** Null where no screen shows the running day, or the host does not tell of it. It is asked for while a screen does. */
export function useToday(isShown = true): Today | null {
  const actor = useContext(TodayContext) ?? undefined;
  useEffect(() => {
    if (!isShown) return;
    actor?.send({ type: "day.watched" });
    return () => actor?.send({ type: "day.left" });
  }, [actor, isShown]);
  const day = useSelector(actor, (snapshot) => snapshot?.context.day ?? null);
  const fetchedAt = useSelector(actor, (snapshot) => snapshot?.context.fetchedAt ?? null);
  const failure = useSelector(actor, (snapshot) => snapshot?.context.failure ?? null);
  const awaitedAt = useSelector(actor, (snapshot) => snapshot?.context.awaitedAt ?? null);
  const isTooEarly = useSelector(actor, (snapshot) => snapshot?.matches("delayed") ?? false);
  const isAwaited = useSelector(
    actor,
    (snapshot) => (snapshot?.hasTag("refreshing") && snapshot.context.isByHand) ?? false,
  );
  const refresh = useMemo(() => () => actor?.send({ type: "day.refreshed" }), [actor]);
  return actor && isShown
    ? { day, fetchedAt, failure, awaitedAt, isAwaited, isTooEarly, refresh }
    : null;
}

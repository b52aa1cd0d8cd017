import { useSelector } from "@xstate/react";
import { isOffered } from "machines/offered";
import type { ReportFailure } from "machines/reports/report-request";
import type { todayMachine } from "machines/reports/today";
import { getToday } from "partner-sdk";
import { createContext, useContext, useEffect, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { useOffered } from "./use-offered.ts";

export type TodayActor = ActorRefFrom<typeof todayMachine>;

/** What follows the running day; null until it has been started. */
export const TodayContext = createContext<TodayActor | null>(null);

/** The running day as the host last answered it. */
export type TodayState = {
  /** Null until the first answer. */
  day: unknown;
  /** Of the last answer, in milliseconds. */
  fetchedAt: number | null;
  /** Why the last request failed; null once another one was answered. */
  failure: ReportFailure | null;
  /** Of the last answer that somebody waited for. */
  awaitedAt: number | null;
  /** Whether a person waits for figures. */
  isAwaited: boolean;
  /** Whether the service asked to wait before the next request. */
  isTooEarly: boolean;
  refresh: () => void;
};

/** Whether the host has figures of the running day. */
export function useSupportsToday(): boolean {
  return isOffered(getToday, useOffered());
}

/** The running day, which is requested for as long as a screen uses this. */
export function useToday(): TodayState {
  const actor = useContext(TodayContext) ?? undefined;
  useEffect(() => {
    actor?.send({ type: "day.watched" });
    return () => {
      // A session that ends stops it before the screen goes.
      if (actor?.getSnapshot().status === "active") actor.send({ type: "day.left" });
    };
  }, [actor]);
  return {
    day: useSelector(actor, (snapshot) => snapshot?.context.day ?? null),
    fetchedAt: useSelector(actor, (snapshot) => snapshot?.context.fetchedAt ?? null),
    failure: useSelector(actor, (snapshot) => snapshot?.context.failure ?? null),
    awaitedAt: useSelector(actor, (snapshot) => snapshot?.context.awaitedAt ?? null),
    isTooEarly: useSelector(actor, (snapshot) => snapshot?.matches("delayed") ?? false),
    isAwaited: useSelector(
      actor,
      (snapshot) => (snapshot?.hasTag("refreshing") && snapshot.context.isByUser) ?? false,
    ),
    refresh: useMemo(() => () => actor?.send({ type: "day.refreshed" }), [actor]),
  };
}

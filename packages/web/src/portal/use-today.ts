import { useSelector } from "@xstate/react";
import type { DateRange, ReportFailure } from "machines";
import type { Comparing } from "machines/formats";
import type { todayMachine } from "machines/today";
import type { Module } from "partner-sdk";
import { createContext, useContext, useEffect, useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import type { SameHours } from "../modules/day.ts";
import type { Report } from "../modules/report.ts";
import { usePortalValue } from "./portal-context.ts";

export type TodayActor = ActorRefFrom<typeof todayMachine>;

/** A report of a range that ends with the running day, and that of the range a week before. */
export type ComparedReport = {
  report: Report;
  module: Module;
  company: string;
  rows: readonly Row[];
  earlier: readonly Row[];
  range: DateRange;
  comparing: Comparing;
  /** The running day, as the portal knows it. */
  today: string;
};

/** What follows the running day, and how what it says is read. */
export type DayFollowed = {
  actor: TodayActor;
  /** Null while there is nothing to compare. */
  sameHours: (day: unknown, compared: ComparedReport) => SameHours | null;
};

type Row = Readonly<Record<string, unknown>>;

/** Null until it has been started. */
export const TodayContext = createContext<DayFollowed | null>(null);

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

/** Whether the host tells of the running day. */
export function useIsDayTold(): boolean {
  return usePortalValue(({ context }) => context.reporting.features.includes("today"));
}

/** The running day, which is asked for while a screen calls this and wants it. */
export function useToday(isWanted = true): Today {
  const actor = useContext(TodayContext)?.actor;
  useEffect(() => {
    if (!isWanted) return;
    actor?.send({ type: "day.watched" });
    return () => {
      // It has ended before the screen where the session has.
      if (actor?.getSnapshot().status === "active") actor.send({ type: "day.left" });
    };
  }, [actor, isWanted]);
  return {
    day: useSelector(actor, (snapshot) => snapshot?.context.day ?? null),
    fetchedAt: useSelector(actor, (snapshot) => snapshot?.context.fetchedAt ?? null),
    failure: useSelector(actor, (snapshot) => snapshot?.context.failure ?? null),
    awaitedAt: useSelector(actor, (snapshot) => snapshot?.context.awaitedAt ?? null),
    isTooEarly: useSelector(actor, (snapshot) => snapshot?.matches("delayed") ?? false),
    isAwaited: useSelector(
      actor,
      (snapshot) => (snapshot?.hasTag("refreshing") && snapshot.context.isByHand) ?? false,
    ),
    refresh: useMemo(() => () => actor?.send({ type: "day.refreshed" }), [actor]),
  };
}

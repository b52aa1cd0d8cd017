import { allPagesMachine, type ListPageRequest } from "machines/reports/all-pages";
import type { ReportPage } from "machines/reports/report-request";
import { listIntercityReservations } from "partner-sdk";
import { createActor } from "xstate";
import { byHand } from "../actors.ts";
import { connectionByHand } from "../reports.ts";

const list = {
  operation: listIntercityReservations,
  company: "c1",
  filter: { range: { from: "2026-11-01", to: "2026-11-21" }, fields: {} },
  key: "number",
};
const { key: _, ...rest } = list;
export const asked = rest;
export const wanted = { type: "pages.requested" } as const;
export const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));
export const page = (rows: readonly unknown[], next: string | null, fetchedAt = 1): ReportPage => ({
  rows,
  next,
  fetchedAt,
});

export const input = { ...list, isOffline: false };
export const none = { list: input, pages: [], all: null, isOffline: false };
export const [waiting, fetching, checking] = ["waiting", "fetching", "checking"].map((loading) => ({
  loading,
}));

export function start() {
  const logged: unknown[] = [];
  const load = byHand<ReportPage, ListPageRequest>();
  const connection = connectionByHand();
  const actors = { loadPage: load.logic, followConnection: connection.logic };
  const actor = createActor(allPagesMachine.provide({ actors }), {
    input,
    logger: (...words) => logged.push(words),
  }).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  /** What was asked, by cursor. */
  const cursors = () => load.calls.map(({ input }) => input.cursor);
  return {
    actor,
    load,
    logged,
    state,
    context,
    cursors,
    ...connection,
  };
}

/** Two pages and the newest once more. */
export async function fetchTwo(first: ReportPage, second: ReportPage, newest: ReportPage) {
  const started = start();
  started.actor.send(wanted);
  await started.load.call(0).answer(first);
  await started.load.call(1).answer(second);
  await started.load.call(2).answer(newest);
  return started;
}

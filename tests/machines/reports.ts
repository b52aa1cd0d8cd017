import { allPagesMachine, type ListPageRequest } from "machines/reports/all-pages";
import { comparisonMachine } from "machines/reports/comparison";
import { filterMachine } from "machines/reports/filter";
import { refreshMachine } from "machines/reports/refresh";
import { reportMachine } from "machines/reports/report";
import type { ReportInput } from "machines/reports/report-events";
import type {
  ComparisonRequest,
  ComparisonResult,
  Filter,
  RefreshedReport,
  RefreshRequest,
  ReportPage,
  ReportRequest,
} from "machines/reports/report-request";
import { rowsMachine } from "machines/reports/rows";
import { getOfflineCounterReport } from "partner-sdk";
import { createActor, type EventObject, fromCallback, SimulatedClock } from "xstate";
import { byHand } from "./actors.ts";

export const november = { from: "2026-11-01", to: "2026-11-02" };
export const backwards = { from: "2026-11-02", to: "2026-11-01" };
export const tooLong = { from: "2026-01-01", to: "2026-03-01" };

export const filterOf = (range: Filter["range"], fields = {}): Filter => ({ range, fields });

/** Which report of which company is requested. */
export const asked = { operation: getOfflineCounterReport, company: "7" };

export const page = (...names: string[]): ReportPage => ({
  rows: names.map((name) => ({ name })),
  next: null,
  fetchedAt: 1000,
});

export const noRows = { rows: [], next: null, fetchedAt: null };

/** Rows that were asked with a filter, whose answers are given by hand. */
export function startRows(filter: Filter | null = filterOf(november), isOnline = true) {
  const load = byHand<ReportPage, ReportRequest>();
  const logged: unknown[] = [];
  const clock = new SimulatedClock();
  const connection = connectionByHand(isOnline);
  const actors = { loadReport: load.logic, followConnection: connection.logic };
  const actor = createActor(rowsMachine.provide({ actors }), {
    input: asked,
    logger: (...words) => logged.push(words),
    clock,
  }).start();
  const ask = (filter: Filter) => actor.send({ type: "filter.accepted", filter });
  if (filter) ask(filter);
  const shown = () => {
    const { rows, next, fetchedAt } = actor.getSnapshot().context;
    return { rows, next, fetchedAt };
  };
  return {
    actor,
    ask,
    clock,
    load,
    logged,
    shown,
    ...connection,
    value: () => actor.getSnapshot().value,
  };
}

/** A connection that is lost and restored by hand, for as many as follow it. */
export function connectionByHand(isOnline = true) {
  const following = new Set<(event: EventObject) => void>();
  const tell = (type: string) => {
    for (const each of following) each({ type });
  };
  const logic = fromCallback(({ sendBack }) => {
    following.add(sendBack);
    if (!isOnline) sendBack({ type: "connection.lost" });
    return () => following.delete(sendBack);
  });
  return {
    logic,
    lose: () => tell("connection.lost"),
    restore: () => tell("connection.restored"),
  };
}

/** The machine of a report with all its parts, whose answers are given by hand. Its range goes on until `endRange` is called. */
export function reportByHand() {
  const load = byHand<ReportPage, ReportRequest>();
  const loadComparison = byHand<ComparisonResult | null, ComparisonRequest>();
  const refreshRows = byHand<RefreshedReport, RefreshRequest>();
  const loadPage = byHand<ReportPage, ListPageRequest>();
  const connection = connectionByHand();
  const followConnection = connection.logic;
  const quiet = new Set<() => void>();
  let isRunning = true;
  const machine = reportMachine.provide({
    actors: {
      filter: filterMachine,
      rows: rowsMachine.provide({ actors: { loadReport: load.logic, followConnection } }),
      comparison: comparisonMachine.provide({
        actors: { loadComparison: loadComparison.logic, followConnection },
      }),
      refresh: refreshMachine.provide({
        actors: {
          awaitQuiet: fromCallback(({ sendBack }) => {
            const find = () => isRunning && sendBack({ type: "quiet.found" });
            quiet.add(find);
            return () => quiet.delete(find);
          }),
        },
      }),
      allPages: allPagesMachine.provide({ actors: { loadPage: loadPage.logic, followConnection } }),
      refreshRows: refreshRows.logic,
    },
  });
  return {
    machine,
    load,
    loadComparison,
    refreshRows,
    loadPage,
    ...connection,
    findQuiet: () => {
      for (const find of [...quiet]) find();
    },
    endRange: () => {
      isRunning = false;
    },
  };
}

/** A report that was opened with a filter. */
export function startReport(more: Partial<ReportInput> = {}) {
  const { machine, ...hands } = reportByHand();
  const clock = new SimulatedClock();
  const logged: unknown[] = [];
  const input = { ...asked, filter: filterOf(november), staysOnRefresh: true, ...more };
  const actor = createActor(machine, {
    input,
    clock,
    logger: (...words) => logged.push(words),
  }).start();
  const part = <Id extends "filter" | "rows" | "comparison" | "refresh" | "allPages">(id: Id) => {
    const child = actor.getSnapshot().children[id];
    if (!child) throw new Error(`${id} is not running`);
    return child;
  };
  return {
    actor,
    clock,
    logged,
    part,
    ...hands,
    value: () => actor.getSnapshot().value,
    rows: () => part("rows").getSnapshot().context.rows,
    compared: () => part("comparison").getSnapshot().context.compared,
    apply: (range: Filter["range"], fields = {}) =>
      part("filter").send({ type: "filter.applied", filter: filterOf(range, fields) }),
  };
}

import {
  type Filter,
  type ReportFilterInput,
  type ReportPage,
  type ReportRequest,
  reportFilterMachine,
  reportMachine,
} from "machines";
import { createActor, type EventObject, fromCallback, SimulatedClock } from "xstate";
import { byHand } from "./actors.ts";

export const november = { from: "2026-11-01", to: "2026-11-02" };
export const backwards = { from: "2026-11-02", to: "2026-11-01" };
export const tooLong = { from: "2026-01-01", to: "2026-03-01" };

export const filterOf = (range: Filter["range"], fields = {}): Filter => ({ range, fields });

export const page = (...names: string[]): ReportPage => ({
  rows: names.map((name) => ({ name })),
  next: null,
  fetchedAt: 1000,
});

export const noRows = { rows: [], next: null, fetchedAt: null };

/** A report that was asked with a filter, whose answers are given by hand. */
export function startReport(filter: Filter | null = filterOf(november), isOnline = true) {
  const load = byHand<ReportPage, ReportRequest>();
  const logged: unknown[] = [];
  const clock = new SimulatedClock();
  let tell = (_: EventObject) => {};
  const followConnection = fromCallback(({ sendBack }) => {
    tell = sendBack;
    if (!isOnline) sendBack({ type: "connection.lost" });
  });
  const actors = { loadReport: load.logic, followConnection };
  const actor = createActor(reportMachine.provide({ actors }), {
    input: { report: "offline-counter", company: "7" },
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
    lose: () => tell({ type: "connection.lost" }),
    restore: () => tell({ type: "connection.restored" }),
    value: () => actor.getSnapshot().value,
  };
}

/** A filter with its report, whose answers are given by hand. */
export function startFilter(
  range: Filter["range"] = november,
  more: Partial<ReportFilterInput> = {},
) {
  const load = byHand<ReportPage, ReportRequest>();
  const followConnection = fromCallback(() => {});
  const report = reportMachine.provide({ actors: { loadReport: load.logic, followConnection } });
  const actor = createActor(reportFilterMachine.provide({ actors: { report } }), {
    input: { report: "offline-counter", company: "7", filter: filterOf(range), ...more },
  }).start();
  const reportOf = () => {
    const child = actor.getSnapshot().children.report;
    if (!child) throw new Error("the report is not running");
    return child.getSnapshot();
  };
  return {
    actor,
    load,
    apply: (range: Filter["range"], fields = {}) =>
      actor.send({ type: "filter.applied", filter: filterOf(range, fields) }),
    report: reportOf,
    alert: () => actor.getSnapshot().context.alert,
    value: () => actor.getSnapshot().value,
  };
}

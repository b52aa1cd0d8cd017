import { machineNamed } from "machines/inspect/all-machines";
import { createTrace, type Step, type Trace } from "machines/inspect/trace";
import { type AnyStateMachine, createActor, fromCallback, fromPromise } from "xstate";

/** A trace as the portal notes it, of a report that a host answers twice; somebody points at its last step. */
export function failingTrace(): Buffer {
  let now = 0;
  const trace = createTrace({ now: () => now });
  const answers: ((rows: object) => void)[] = [];
  const load = fromPromise(() => new Promise<object>((resolve) => answers.push(resolve)));
  const report = (machineNamed("report") as AnyStateMachine).provide({
    actors: { loadReport: load, followConnection: fromCallback(() => {}) },
  });
  const input = { report: "a", company: "7" };
  const actor = createActor(report, { id: "report", input, inspect: trace.inspect }).start();
  const filter = { range: { from: "2026-11-01", to: "2026-11-02" }, fields: {} };
  for (const at of [120, 900]) {
    now = at;
    actor.send({ type: "filter.accepted", filter });
  }
  now = 1700;
  const output = { rows: [], next: null, fetchedAt: 1 };
  actor.send({ type: "xstate.done.actor.loadReport", output } as never);
  const { version, steps } = trace.read();
  const last = steps.at(-1) as Step;
  const noted = [...steps.slice(0, -1), { ...last, note: "An old answer replaces a newer one." }];
  return Buffer.from(JSON.stringify({ version, steps: noted } satisfies Trace));
}

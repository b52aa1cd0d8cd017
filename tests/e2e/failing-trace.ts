import { createTrace, type Trace } from "machines/inspect/trace";
import { createActor, SimulatedClock } from "xstate";
import { report } from "../machines/provided-machines.ts";
import { asked, filterOf, november } from "../machines/reports.ts";

/** A trace as the portal notes it, of a report that is asked twice; somebody points at the answer. */
export function failingTrace(): Buffer {
  const clock = new SimulatedClock();
  const trace = createTrace({ now: () => clock.now() });
  const actor = createActor(report, {
    id: "report",
    input: { ...asked, filter: filterOf(november) },
    inspect: trace.inspect,
    clock,
  }).start();
  clock.increment(900);
  actor.send({ type: "report.refreshed" });
  clock.increment(800);
  const output = { rows: [], next: null, fetchedAt: 1 };
  const { rows } = actor.getSnapshot().children;
  rows?.send({ type: "xstate.done.actor.loadReport", output } as never);
  const { version, steps } = trace.read();
  const noted = steps.map((step) =>
    "state" in step && step.name === "rows" && step.state === "empty"
      ? { ...step, note: "An old answer replaces a newer one." }
      : step,
  );
  return Buffer.from(JSON.stringify({ version, steps: noted } satisfies Trace));
}

import { type RefreshInput, refreshMachine } from "machines/reports/refresh";
import { describe, expect, it } from "vitest";
import { createActor, type EventObject, fromCallback, SimulatedClock } from "xstate";

type Shown = Pick<RefreshInput, "range" | "fetchedAt">;

const range = { from: "2026-11-21", to: "2026-11-22" };
const minutes = (count: number) => count * 60_000;
const wanted = { type: "refresh.requested" } as const;
const failed = (retryAfter: number | null) => ({ failure: { status: 429, retryAfter } });

function start(more: Partial<RefreshInput> = {}) {
  const clock = new SimulatedClock();
  let waiting = 0;
  let found = () => {};
  const waitedFor: unknown[] = [];
  const awaitQuiet = fromCallback<EventObject, Shown>(({ input, sendBack }) => {
    waitedFor.push(input);
    waiting += 1;
    found = () => sendBack({ type: "quiet.found" });
    return () => {
      waiting -= 1;
    };
  });
  const machine = refreshMachine.provide({
    actors: { awaitQuiet },
  });
  const input = { range, fetchedAt: 1, failure: null, ...more };
  const actor = createActor(machine, { clock, input }).start();
  return {
    actor,
    clock,
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
    waitedFor,
    isWaiting: () => waiting === 1,
    findQuiet: () => found(),
  };
}

describe("rows that are shown", () => {
  it("are requested again after two minutes, as soon as that disturbs nobody", () => {
    const { clock, findQuiet, isWaiting, output, state, waitedFor } = start();
    clock.increment(minutes(2) - 1);
    expect([state(), isWaiting()]).toEqual(["resting", false]);
    clock.increment(1);
    expect([state(), waitedFor, output()]).toEqual(["due", [{ range, fetchedAt: 1 }], undefined]);
    findQuiet();
    expect([state(), isWaiting(), output()]).toEqual(["asked", false, { isByUser: false }]);
  });

  it("are requested by a wish at any time", () => {
    const resting = start();
    resting.actor.send(wanted);
    expect(resting.output()).toEqual({ isByUser: true });
    const due = start();
    due.clock.increment(minutes(2));
    due.actor.send(wanted);
    expect([due.output(), due.isWaiting()]).toEqual([{ isByUser: true }, false]);
  });

  it("are left alone for as long as the service said, by a wish too", () => {
    const { actor, clock, state } = start(failed(600));
    actor.send(wanted);
    clock.increment(minutes(10) - 1);
    expect(state()).toBe("delayed");
    clock.increment(1);
    clock.increment(0);
    expect(state()).toBe("due");
  });

  it("are left alone for two minutes in all where the service asked for less", () => {
    const { clock, state } = start(failed(30));
    clock.increment(30_000);
    expect(state()).toBe("resting");
    clock.increment(minutes(1.5) - 1);
    expect(state()).toBe("resting");
    clock.increment(1);
    expect(state()).toBe("due");
  });

  it("are left alone for two minutes after a failure that says no time", () => {
    const { clock, state } = start(failed(null));
    expect(state()).toBe("resting");
    clock.increment(minutes(2));
    expect(state()).toBe("due");
  });

  it("may have to wait longer than a timer can", () => {
    const { clock, state } = start(failed(10 ** 9));
    clock.increment(2 ** 31 - 2);
    expect(state()).toBe("delayed");
    clock.increment(1);
    clock.increment(0);
    expect(state()).toBe("due");
  });
});

it("rows are requested by a wish alone where nobody can say when it is quiet", () => {
  const clock = new SimulatedClock();
  const failures: unknown[] = [];
  const actor = createActor(refreshMachine, {
    clock,
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.event") return;
      const { error }: { type: string; error?: unknown } = inspected.event;
      if (error !== undefined) failures.push(error);
    },
  });
  actor.start();
  clock.increment(minutes(2));
  expect(actor.getSnapshot().value).toBe("due");
  expect(failures).toEqual([new Error("refresh: awaitQuiet is not provided")]);
  actor.send(wanted);
  expect(actor.getSnapshot().output).toEqual({ isByUser: true });
});

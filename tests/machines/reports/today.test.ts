import type { ConnectionEvent } from "machines";
import { type TodayAnswer, type TodayEvent, todayMachine } from "machines/reports/today";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { byHand, failure, pass } from "../actors.ts";

const minute = 60_000;
const watched = { type: "day.watched" } as const;
const refreshed = { type: "day.refreshed" } as const;
const answer = (fetchedAt: number): TodayAnswer => ({ day: { of: fetchedAt }, fetchedAt });

function start() {
  const logged: unknown[] = [];
  const clock = new SimulatedClock();
  const load = byHand<TodayAnswer>();
  let tellConnection = (_: ConnectionEvent) => {};
  let tellTab = (_: TodayEvent) => {};
  const actors = {
    loadToday: load.logic,
    followConnection: fromCallback(({ sendBack }) => {
      tellConnection = sendBack;
    }),
    followVisibility: fromCallback(({ sendBack }) => {
      tellTab = sendBack;
    }),
  };
  const actor = createActor(todayMachine.provide({ actors }), {
    clock,
    logger: (...words) => logged.push(words),
  }).start();
  const state = () => actor.getSnapshot().value;
  const known = () => {
    const { day, fetchedAt, failure, awaitedAt, isByUser } = actor.getSnapshot().context;
    return { day, fetchedAt, failure, awaitedAt, isByUser };
  };
  return {
    ...{ actor, clock, load, logged, state, known },
    tell: (event: ConnectionEvent) => tellConnection(event),
    turnTo: (type: "tab.hidden" | "tab.shown") => tellTab({ type }),
  };
}

/** With the figures of the first request, at 1. */
async function answered() {
  const started = start();
  started.actor.send(watched);
  await started.load.call(0).answer(answer(1));
  return started;
}

const first = {
  day: { of: 1 },
  fetchedAt: 1,
  failure: null,
  awaitedAt: 1,
  isByUser: false,
};

describe("the running day", () => {
  it("is not asked for before a screen shows it, whatever time passes", async () => {
    const { clock, load, state, known } = start();
    await pass(clock, 10 * minute);
    expect([load.calls, state(), known()]).toEqual([
      [],
      "due",
      { day: null, fetchedAt: null, failure: null, awaitedAt: null, isByUser: false },
    ]);
  });

  it("is requested at once, and then every minute while it is looked at", async () => {
    const { clock, load, state, known } = await answered();
    expect([state(), known()]).toEqual(["fresh", first]);
    await pass(clock, minute - 1);
    expect([load.calls.length, state()]).toEqual([1, "fresh"]);
    await pass(clock, 1);
    expect([load.calls.length, state(), known()]).toEqual([2, "asking", first]);
    await load.call(1).answer(answer(2));
    expect([state(), known()]).toEqual(["fresh", { ...first, day: { of: 2 }, fetchedAt: 2 }]);
    await pass(clock, minute);
    expect(load.calls.length).toBe(3);
  });

  it("is kept for a screen that is opened within the minute, and asked again by a later one", async () => {
    const { actor, clock, load, state, known } = await answered();
    actor.send({ type: "day.left" });
    await pass(clock, minute - 1);
    actor.send(watched);
    expect([load.calls.length, state(), known()]).toEqual([1, "fresh", first]);
    actor.send({ type: "day.left" });
    await pass(clock, 9 * minute);
    expect([load.calls.length, state()]).toEqual([1, "due"]);
    actor.send(watched);
    expect([load.calls.length, state(), known()]).toEqual([2, "asking", first]);
  });

  it("is not asked for in a hidden tab, and at once when the tab is shown", async () => {
    const { clock, load, state, turnTo } = await answered();
    turnTo("tab.hidden");
    await pass(clock, 5 * minute);
    expect([load.calls.length, state()]).toEqual([1, "due"]);
    turnTo("tab.shown");
    expect([load.calls.length, state()]).toEqual([2, "asking"]);
  });

  it("is not asked for offline, and at once when the connection is back", async () => {
    const { actor, clock, load, state, known, tell } = await answered();
    tell({ type: "connection.lost" });
    await pass(clock, 5 * minute);
    actor.send(refreshed);
    expect([load.calls.length, state(), known()]).toEqual([1, "due", first]);
    tell({ type: "connection.restored" });
    expect([load.calls.length, state()]).toEqual([2, "asking"]);
  });

  it("that is cut off is requested again with the connection, and has not failed", async () => {
    const { load, logged, state, known, tell, actor } = start();
    actor.send(watched);
    tell({ type: "connection.lost" });
    await load.call(0).fail(failure(undefined));
    expect([state(), known().failure, logged]).toEqual(["due", null, []]);
    tell({ type: "connection.restored" });
    expect([load.calls.length, state()]).toEqual([2, "asking"]);
  });

  it("that fails offline with a status has failed", async () => {
    const { actor, load, state, tell } = start();
    actor.send(watched);
    tell({ type: "connection.lost" });
    await load.call(0).fail(failure(503));
    expect(state()).toBe("failed");
  });

  it("is requested by a person at once, who is told when it came", async () => {
    const { actor, clock, load, state, known } = await answered();
    await pass(clock, 1000);
    actor.send(refreshed);
    expect([load.calls.length, state(), known()]).toEqual([
      2,
      "asking",
      { ...first, isByUser: true },
    ]);
    await load.call(1).answer(answer(2));
    expect(known()).toEqual({ ...first, day: { of: 2 }, fetchedAt: 2, awaitedAt: 2 });
    await pass(clock, minute - 1);
    expect(load.calls.length).toBe(2);
  });

  it("that is on its way is not asked for twice, but the person is told", async () => {
    const { actor, clock, load, known } = await answered();
    await pass(clock, minute);
    actor.send(refreshed);
    expect(load.calls.length).toBe(2);
    await load.call(1).answer(answer(2));
    expect(known().awaitedAt).toBe(2);
  });

  it("keeps its figures when a request fails, tries again a minute later, and tells that it is back", async () => {
    const { clock, load, logged, state, known } = await answered();
    await pass(clock, minute);
    await load.call(1).fail(failure(500));
    expect([state(), known(), logged]).toEqual([
      "failed",
      { ...first, failure: { status: 500, retryAfter: null } },
      [["failed with 500"]],
    ]);
    await pass(clock, minute - 1);
    expect(load.calls.length).toBe(2);
    await pass(clock, 1);
    await load.call(2).answer(answer(3));
    expect([state(), known()]).toEqual([
      "fresh",
      { ...first, day: { of: 3 }, fetchedAt: 3, awaitedAt: 3 },
    ]);
  });

  it("that failed can be tried again by a person at once", async () => {
    const { actor, load, logged, state, known } = start();
    actor.send(watched);
    await load.call(0).fail("no answer");
    expect([state(), known().failure, logged]).toEqual([
      "failed",
      { status: null, retryAfter: null },
      [["no answer"]],
    ]);
    actor.send(refreshed);
    expect([load.calls.length, state(), known().isByUser]).toEqual([2, "asking", true]);
    await load.call(1).fail(failure(503));
    expect(known().isByUser).toBe(false);
  });

  it("waits as long as the service says, even for a person", async () => {
    const { actor, clock, load, logged, state, known } = await answered();
    await pass(clock, minute);
    await load.call(1).fail(failure(429, { retryAfter: 120 }));
    expect([state(), known(), logged]).toEqual([
      "delayed",
      { ...first, failure: { status: 429, retryAfter: 120 } },
      [["failed with 429"]],
    ]);
    await pass(clock, 2 * minute - 1);
    actor.send(refreshed);
    expect([load.calls.length, state(), known().isByUser]).toEqual([2, "delayed", false]);
    await pass(clock, 1);
    expect([load.calls.length, state()]).toEqual([3, "asking"]);
  });

  it("does not ask at once where the service says to wait for longer than a timer can", async () => {
    const { actor, clock, load, state } = start();
    actor.send(watched);
    await load.call(0).fail(failure(503, { retryAfter: 10_000_000 }));
    await pass(clock, 2 ** 31 - 2);
    expect([load.calls.length, state()]).toEqual([1, "delayed"]);
    await pass(clock, 1);
    expect([load.calls.length, state()]).toEqual([2, "asking"]);
  });

  it("is being refreshed only while a request is on its way", async () => {
    const { actor, load } = start();
    const isRefreshing = () => actor.getSnapshot().hasTag("refreshing");
    expect(isRefreshing()).toBe(false);
    actor.send(watched);
    expect(isRefreshing()).toBe(true);
    await load.call(0).answer(answer(1));
    expect(isRefreshing()).toBe(false);
  });

  it("ends its request with the session", () => {
    const { actor, load } = start();
    actor.send(watched);
    actor.stop();
    expect(load.call(0).signal.aborted).toBe(true);
  });
});

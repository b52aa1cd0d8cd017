import type { ReportPage, WishedRequest } from "machines";
import { refreshMachine } from "machines/refresh";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { byHand, failure } from "./actors.ts";

const filter = { range: { from: "2026-11-21", to: "2026-11-22" }, fields: { stoppage: "" } };
const asked = { report: "/api/water/reports/shipwise/{company_id}", company: "w1", filter };
const shown = { ...asked, fetchedAt: 1 };
const page = (fetchedAt: number): ReportPage => ({
  rows: [{ id: fetchedAt }],
  next: null,
  fetchedAt,
});
const minutes = (count: number) => count * 60_000;
const running = { type: "report.shown", shown, isRunning: true } as const;
const over = { type: "report.shown", shown, isRunning: false } as const;
const wanted = { type: "refresh.wanted" } as const;
const byItself = { ...asked, cursor: null, isWished: false };
const byWish = { ...asked, cursor: null, isWished: true };

function start() {
  const logged: unknown[] = [];
  const clock = new SimulatedClock();
  const load = byHand<ReportPage, WishedRequest>();
  let waiting = 0;
  let found = () => {};
  const awaitQuiet = fromCallback(({ sendBack }) => {
    waiting += 1;
    found = () => sendBack({ type: "quiet.found" });
    return () => {
      waiting -= 1;
    };
  });
  const actor = createActor(
    refreshMachine.provide({ actors: { loadAnew: load.logic, awaitQuiet } }),
    { clock, logger: (...words) => logged.push(words) },
  ).start();
  return {
    actor,
    clock,
    load,
    logged,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isWaiting: () => waiting === 1,
    findQuiet: () => found(),
  };
}

describe("a report whose range goes on", () => {
  it("is asked anew after two minutes, as soon as that disturbs nobody", async () => {
    const { actor, clock, load, state, context, isWaiting, findQuiet } = start();
    expect([state(), load.calls]).toEqual(["unshown", []]);
    actor.send(running);
    clock.increment(minutes(2) - 1);
    expect([state(), isWaiting()]).toEqual(["resting", false]);
    clock.increment(1);
    expect([state(), isWaiting(), load.calls]).toEqual(["due", true, []]);
    findQuiet();
    expect([state(), isWaiting(), load.call(0).input]).toEqual(["asking", false, byItself]);
    expect(actor.getSnapshot().hasTag("asking")).toBe(true);
    await load.call(0).answer(page(2));
    expect([state(), context()]).toEqual([
      "resting",
      { shown, isRunning: true, isWished: false, page: page(2), failure: null },
    ]);
    clock.increment(minutes(2));
    findQuiet();
    await load.call(1).answer(page(3));
    expect([load.calls.length, context().page]).toEqual([2, page(3)]);
  });

  it("waits for as long as it takes, and takes a wish instead", async () => {
    const { actor, clock, load, state, isWaiting } = start();
    actor.send(running);
    clock.increment(minutes(60));
    expect([state(), isWaiting(), load.calls]).toEqual(["due", true, []]);
    actor.send(wanted);
    expect([state(), isWaiting(), load.call(0).input]).toEqual(["asking", false, byWish]);
  });

  it("is asked by itself again after a wish", async () => {
    const { actor, clock, load, findQuiet } = start();
    actor.send(running);
    actor.send(wanted);
    await load.call(0).answer(page(2));
    clock.increment(minutes(2));
    findQuiet();
    expect(load.calls.map(({ input }) => input)).toEqual([byWish, byItself]);
  });

  it("keeps what it has when that fails, says so, and tries again", async () => {
    const { actor, clock, load, state, context, logged, findQuiet } = start();
    actor.send(running);
    clock.increment(minutes(2));
    findQuiet();
    await load.call(0).answer(page(2));
    clock.increment(minutes(2));
    findQuiet();
    await load.call(1).fail(failure(503));
    expect([state(), context().page, context().failure]).toEqual([
      "resting",
      page(2),
      { status: 503, retryAfter: null },
    ]);
    expect(logged).toEqual([["failed with 503"]]);
    clock.increment(minutes(2));
    findQuiet();
    await load.call(2).answer(page(4));
    expect([context().page, context().failure]).toEqual([page(4), null]);
  });

  it("waits longer where the service said how long, and takes no wish meanwhile", async () => {
    const { actor, clock, load, state, logged, context, findQuiet } = start();
    actor.send(running);
    actor.send(wanted);
    await load.call(0).fail(failure(429, { retryAfter: 600 }));
    actor.send(wanted);
    clock.increment(minutes(10) - 1);
    expect([state(), context().failure, load.calls.length]).toEqual([
      "delayed",
      { status: 429, retryAfter: 600 },
      1,
    ]);
    expect(logged).toEqual([["failed with 429"]]);
    clock.increment(1);
    clock.increment(0);
    expect(state()).toBe("due");
    findQuiet();
    await load.call(1).fail(null);
    expect([logged.at(-1), context().failure]).toEqual([
      ["null"],
      { status: null, retryAfter: null },
    ]);
    actor.send(wanted);
    await load.call(2).fail(failure(429, { retryAfter: 10 ** 9 }));
    clock.increment(2 ** 31 - 2);
    expect(state()).toBe("delayed");
    clock.increment(1);
    clock.increment(0);
    expect(state()).toBe("due");
  });

  it("waits two minutes in all where the service asked for less", async () => {
    const { actor, clock, load, state } = start();
    actor.send(running);
    actor.send(wanted);
    await load.call(0).fail(failure(503, { retryAfter: 30 }));
    clock.increment(30_000);
    expect(state()).toBe("resting");
    clock.increment(minutes(1.5) - 1);
    expect(state()).toBe("resting");
    clock.increment(1);
    expect(state()).toBe("due");
  });

  it("is not asked by itself once its range is over", async () => {
    const { actor, clock, load, state, context, findQuiet } = start();
    actor.send(running);
    clock.increment(minutes(2));
    findQuiet();
    await load.call(0).answer(page(2));
    actor.send({ type: "range.ended" });
    clock.increment(minutes(60));
    expect([state(), context().page, load.calls.length]).toEqual(["resting", page(2), 1]);
  });
});

describe("a report that is over", () => {
  it("is asked anew when that is wished, and never by itself", async () => {
    const { actor, clock, load, state, context } = start();
    actor.send(over);
    clock.increment(minutes(60));
    expect([state(), load.calls]).toEqual(["resting", []]);
    actor.send(wanted);
    actor.send(wanted);
    expect([load.calls.length, load.call(0).input]).toEqual([1, byWish]);
    await load.call(0).answer(page(2));
    expect([state(), context().page]).toEqual(["resting", page(2)]);
  });
});

it("a report that is over can be wished for again once the time is over", async () => {
  const { actor, clock, load, state } = start();
  actor.send(over);
  actor.send(wanted);
  await load.call(0).fail(failure(429, { retryAfter: 600 }));
  clock.increment(minutes(10));
  clock.increment(minutes(60));
  expect(state()).toBe("resting");
  actor.send(wanted);
  expect(load.call(1).input).toEqual(byWish);
});

describe("what was asked anew", () => {
  it("goes when other rows are shown, or none", async () => {
    const { actor, load, state, context } = start();
    actor.send(wanted);
    expect(state()).toBe("unshown");
    actor.send(running);
    actor.send(wanted);
    await load.call(0).answer(page(2));
    const other = { ...shown, fetchedAt: 5 };
    actor.send({ ...over, shown: other });
    const nothing = { isWished: false, page: null, failure: null };
    expect([state(), context()]).toEqual([
      "resting",
      { shown: other, isRunning: false, ...nothing },
    ]);
    actor.send(wanted);
    const { signal } = load.call(1);
    actor.send({ type: "report.left" });
    expect([state(), signal.aborted, context()]).toEqual([
      "unshown",
      true,
      { shown: null, isRunning: false, ...nothing },
    ]);
  });

  it("comes by a wish alone where nobody can say when it is quiet", () => {
    const { logic } = byHand<ReportPage, WishedRequest>();
    const clock = new SimulatedClock();
    const failures: unknown[] = [];
    const actor = createActor(refreshMachine.provide({ actors: { loadAnew: logic } }), {
      clock,
      inspect: (inspected) => {
        if (inspected.type !== "@xstate.event") return;
        const { error }: { type: string; error?: unknown } = inspected.event;
        if (error !== undefined) failures.push(error);
      },
    });
    actor.start();
    actor.send(running);
    clock.increment(minutes(2));
    expect(actor.getSnapshot().value).toBe("due");
    expect(failures).toEqual([new Error("refresh: awaitQuiet is not provided")]);
    actor.send(wanted);
    expect(actor.getSnapshot().value).toBe("asking");
  });
});

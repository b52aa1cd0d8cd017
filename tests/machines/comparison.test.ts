import {
  type ConnectionEvent,
  comparisonMachine,
  type EarlierPage,
  type EarlierRequest,
  type ReportPage,
} from "machines";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { byHand, failure } from "./actors.ts";
import { signedIn, signOut } from "./portal.ts";

const earlier = (from: string, to: string) => ({
  report: "/api/water/reports/shipwise/{company_id}",
  company: "w1",
  filter: { range: { from, to }, fields: {} },
  isWished: true,
});
const yesterday = earlier("2026-11-19", "2026-11-20");
const page: ReportPage = { rows: [{ id: 1 }], next: null, fetchedAt: 1 };

function start() {
  const logged: unknown[] = [];
  const load = byHand<EarlierPage, EarlierRequest>();
  let tell = (_: ConnectionEvent) => {};
  const followConnection = fromCallback(({ sendBack }) => {
    tell = sendBack;
  });
  const actors = { loadEarlier: load.logic, followConnection };
  const actor = createActor(comparisonMachine.provide({ actors }), {
    logger: (...words) => logged.push(words),
  }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    const { earlier, rows } = context;
    return [value, { earlier, rows }];
  };
  return { actor, load, logged, now, tell: (event: ConnectionEvent) => tell(event) };
}

describe("a comparison", () => {
  it("asks nothing until it is wanted", () => {
    const { load, now } = start();
    expect([load.calls, now()]).toEqual([[], ["unwanted", { earlier: null, rows: [] }]]);
  });

  it("asks the earlier report, and is ready with its rows", async () => {
    const { actor, load, now } = start();
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    expect(now()).toEqual(["loading", { earlier: yesterday, rows: [] }]);
    expect(load.call(0).input).toEqual({ ...yesterday, cursor: null });
    await load.call(0).answer(page);
    expect(now()).toEqual(["ready", { earlier: yesterday, rows: page.rows }]);
  });

  it("of a range that goes on comes with the rows of that until the same time", async () => {
    const { actor, load, now } = start();
    const own = {
      range: { from: "2026-11-20", to: "2026-11-21" },
      fields: { until_time: "14:00" },
    };
    actor.send({ type: "comparison.wanted", earlier: { ...yesterday, own } });
    expect(load.call(0).input).toEqual({ ...yesterday, own, cursor: null });
    await load.call(0).answer({ ...page, ownRows: [{ id: 2 }] });
    expect([now()[0], actor.getSnapshot().context.ownRows]).toEqual(["ready", [{ id: 2 }]]);
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    expect([now()[0], actor.getSnapshot().context.ownRows]).toEqual(["loading", null]);
    await load.call(1).answer(page);
    expect([now()[0], actor.getSnapshot().context.ownRows]).toEqual(["ready", null]);
  });

  it("is asked with the connection, and asked again where it was cut off", async () => {
    const { actor, load, logged, now, tell } = start();
    tell({ type: "connection.lost" });
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    expect([now()[0], load.calls]).toEqual(["unconnected", []]);
    tell({ type: "connection.restored" });
    expect([now()[0], load.call(0).input]).toEqual(["loading", { ...yesterday, cursor: null }]);
    tell({ type: "connection.lost" });
    await load.call(0).fail(failure(undefined));
    expect([now()[0], load.calls.length, logged]).toEqual(["unconnected", 1, []]);
    tell({ type: "connection.restored" });
    await load.call(1).answer(page);
    tell({ type: "connection.lost" });
    expect(now()).toEqual(["ready", { earlier: yesterday, rows: page.rows }]);
  });

  it("is asked again where what cut it off says nothing at all", async () => {
    const { actor, load, now, tell } = start();
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    tell({ type: "connection.lost" });
    await load.call(0).fail(undefined);
    expect(now()[0]).toBe("unconnected");
  });

  it("that is refused as the connection goes has failed", async () => {
    const { actor, load, logged, now, tell } = start();
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    tell({ type: "connection.lost" });
    await load.call(0).fail(failure(403));
    tell({ type: "connection.restored" });
    expect([now()[0], load.calls.length, logged]).toEqual(["failed", 1, [["failed with 403"]]]);
  });

  it("that is wanted again asks nothing again", async () => {
    const { actor, load, now } = start();
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    actor.send({ type: "comparison.wanted", earlier: { ...yesterday } });
    await load.call(0).answer(page);
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    expect([load.calls.length, now()[0]]).toEqual([1, "ready"]);
  });

  it("that is wanted, and then chosen as well, asks nothing again", async () => {
    const { actor, load, now } = start();
    const unwished = { ...yesterday, isWished: false };
    actor.send({ type: "comparison.wanted", earlier: unwished });
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    await load.call(0).answer(page);
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    expect([load.calls.length, now()[0]]).toEqual([1, "ready"]);
  });

  it("that failed is asked once more when it is wanted again", async () => {
    const { actor, load, now, tell } = start();
    actor.send({ type: "comparison.wanted", earlier: { ...yesterday, isWished: false } });
    await load.call(0).fail(failure(503));
    tell({ type: "connection.lost" });
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    expect([now(), load.calls.length]).toEqual([
      ["unconnected", { earlier: yesterday, rows: [] }],
      1,
    ]);
    tell({ type: "connection.restored" });
    expect(load.call(1).input).toEqual({ ...yesterday, cursor: null });
    await load.call(1).answer(page);
    expect(now()).toEqual(["ready", { earlier: yesterday, rows: page.rows }]);
  });

  it("with another range forgets the rows of the one before, and never shows them late", async () => {
    const { actor, load, now } = start();
    const other = earlier("2026-11-12", "2026-11-13");
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    actor.send({ type: "comparison.wanted", earlier: other });
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await load.call(0).answer(page);
    expect(now()).toEqual(["loading", { earlier: other, rows: [] }]);
  });

  it("that fails says so, and logs the message", async () => {
    const { actor, load, logged, now } = start();
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    await load.call(0).fail(failure(503));
    expect([now()[0], logged]).toEqual(["failed", [["failed with 503"]]]);
    actor.send({ type: "comparison.dropped" });
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    await load.call(1).fail("no answer");
    expect(logged[1]).toEqual(["no answer"]);
  });

  it("that is dropped aborts its request and keeps nothing", async () => {
    const { actor, load, now } = start();
    actor.send({ type: "comparison.wanted", earlier: yesterday });
    actor.send({ type: "comparison.dropped" });
    expect([load.call(0).signal.aborted, now()]).toEqual([
      true,
      ["unwanted", { earlier: null, rows: [] }],
    ]);
  });
});

it("the portal has a comparison while someone is signed in, and ends it with the session", async () => {
  const portal = await signedIn();
  portal.child("comparison").send({ type: "comparison.wanted", earlier: yesterday });
  await signOut(portal);
  expect(portal.portal.getSnapshot().children.comparison).toBe(undefined);
  expect(portal.loadEarlier.call(0).signal.aborted).toBe(true);
});

import { comparisonMachine } from "machines/reports/comparison";
import type { ComparisonRequest, ComparisonResult } from "machines/reports/report-request";
import { getWaterShipwiseReport } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { byHand, failure } from "../actors.ts";
import { connectionByHand } from "../reports.ts";

const requestOf = (from: string, to: string): ComparisonRequest => ({
  operation: getWaterShipwiseReport,
  company: "w1",
  filter: { range: { from, to }, fields: {} },
  comparing: "before",
  isByUser: true,
});
const request = requestOf("2026-11-20", "2026-11-21");
const requested = { type: "comparison.requested", request } as const;
const wished = { type: "comparison.chosen", isByUser: true } as const;
const compared: ComparisonResult = { rows: [{ id: 1 }], ownRows: [{ id: 2 }], at: 1 };

function start() {
  const logged: unknown[] = [];
  const load = byHand<ComparisonResult | null, ComparisonRequest>();
  const connection = connectionByHand();
  const actors = { loadComparison: load.logic, followConnection: connection.logic };
  const actor = createActor(comparisonMachine.provide({ actors }), {
    logger: (...words) => logged.push(words),
  }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.request, context.compared];
  };
  return { actor, load, logged, now, ...connection };
}

describe("a comparison", () => {
  it("asks nothing until it is requested", () => {
    const { load, now } = start();
    expect([load.calls, now()]).toEqual([[], ["idle", null, null]]);
  });

  it("asks for the compared range, and is ready with its rows", async () => {
    const { actor, load, now } = start();
    actor.send(requested);
    expect([now(), load.call(0).input]).toEqual([["loading", request, null], request]);
    await load.call(0).answer(compared);
    expect(now()).toEqual(["ready", request, compared]);
  });

  it("is ready with nothing where no range may be compared", async () => {
    const { actor, load, now } = start();
    actor.send(requested);
    await load.call(0).answer(null);
    expect(now()).toEqual(["ready", request, null]);
  });

  it("is requested with the connection, and asked again where it was cut off", async () => {
    const { actor, load, logged, lose, now, restore } = start();
    lose();
    actor.send(requested);
    expect([now()[0], load.calls]).toEqual(["unconnected", []]);
    restore();
    expect([now()[0], load.call(0).input]).toEqual(["loading", request]);
    lose();
    await load.call(0).fail(failure(undefined));
    expect([now()[0], load.calls.length, logged]).toEqual(["unconnected", 1, []]);
    restore();
    await load.call(1).answer(compared);
    lose();
    expect(now()).toEqual(["ready", request, compared]);
  });

  it("is requested again where what cut it off says nothing at all", async () => {
    const { actor, load, lose, now } = start();
    actor.send(requested);
    lose();
    await load.call(0).fail(undefined);
    expect(now()[0]).toBe("unconnected");
  });

  it("that is refused as the connection goes has failed", async () => {
    const { actor, load, logged, lose, now, restore } = start();
    actor.send(requested);
    lose();
    await load.call(0).fail(failure(403));
    restore();
    expect([now()[0], load.calls.length, logged]).toEqual(["failed", 1, [["failed with 403"]]]);
  });

  it("that a person chooses as well asks nothing again", async () => {
    const { actor, load, now } = start();
    actor.send({ ...requested, request: { ...request, isByUser: false } });
    actor.send(wished);
    await load.call(0).answer(compared);
    actor.send(wished);
    expect([load.calls.length, now()]).toEqual([1, ["ready", request, compared]]);
  });

  it("that failed is requested again when a person chooses it, with the connection", async () => {
    const { actor, load, lose, now, restore } = start();
    actor.send({ ...requested, request: { ...request, isByUser: false } });
    await load.call(0).fail(failure(503));
    actor.send({ ...wished, isByUser: false });
    expect([now()[0], load.calls.length]).toEqual(["failed", 1]);
    lose();
    actor.send(wished);
    expect([now(), load.calls.length]).toEqual([["unconnected", request, null], 1]);
    restore();
    expect(load.call(1).input).toEqual(request);
    await load.call(1).answer(compared);
    expect(now()).toEqual(["ready", request, compared]);
  });

  it("with another range forgets the rows of the one before, and never shows them late", async () => {
    const { actor, load, now } = start();
    const other = requestOf("2026-11-12", "2026-11-13");
    actor.send(requested);
    actor.send({ ...requested, request: other });
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await load.call(0).answer(compared);
    expect(now()).toEqual(["loading", other, null]);
    await load.call(1).answer(compared);
    actor.send(requested);
    expect(now()).toEqual(["loading", request, null]);
  });

  it("that fails says so, and logs the message", async () => {
    const { actor, load, logged, now } = start();
    actor.send(requested);
    await load.call(0).fail(failure(503));
    expect([now()[0], logged]).toEqual(["failed", [["failed with 503"]]]);
    actor.send(requested);
    await load.call(1).fail("no answer");
    expect(logged[1]).toEqual(["no answer"]);
  });

  it("comes with newer rows of its report, in place of what is on its way", async () => {
    const { actor, load, now } = start();
    actor.send(requested);
    actor.send({ type: "comparison.renewed", compared });
    expect([now(), load.call(0).signal.aborted]).toEqual([["ready", request, compared], true]);
    actor.send({ type: "comparison.renewed", compared: { ...compared, at: 2 } });
    actor.send({ type: "comparison.renewed", compared: null });
    expect(now()).toEqual(["ready", request, { ...compared, at: 2 }]);
  });

  it("that is dropped aborts its request and keeps nothing", () => {
    const { actor, load, now } = start();
    actor.send(requested);
    actor.send({ type: "comparison.dropped" });
    expect([load.call(0).signal.aborted, now()]).toEqual([true, ["idle", null, null]]);
  });
});

import type { ReportPage, ReportRequest } from "machines/reports/report-request";
import { rowsMachine } from "machines/reports/rows";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { after, failure, pass, tagsOf } from "../actors.ts";
import { asked, filterOf, noRows, november, page, startRows } from "../reports.ts";

const at = (stoppage: string) => filterOf(november, { stoppage });

describe("the rows of a report", () => {
  it("asks nothing until it may", () => {
    const { actor, load, shown, value } = startRows(null);
    expect([value(), tagsOf(actor.getSnapshot())]).toEqual(["idle", ["noData"]]);
    actor.send({ type: "report.refreshed" });
    expect([shown(), load.calls]).toEqual([noRows, []]);
  });

  it("begins with nothing", () => {
    expect(startRows(null).actor.getSnapshot().context).toEqual({
      ...asked,
      filter: null,
      ...noRows,
      failure: null,
      isOffline: false,
      wanted: null,
    });
  });

  it("is requested with its filter", async () => {
    const { actor, load, shown, value } = startRows();
    expect(tagsOf(actor.getSnapshot())).toEqual(["loading"]);
    expect(load.call(0).input).toEqual({
      ...asked,
      filter: filterOf(november),
      cursor: null,
    });
    await load.call(0).answer(page("Rahima"));
    expect([value(), tagsOf(actor.getSnapshot())]).toEqual([{ rows: "settled" }, ["answered"]]);
    expect(shown()).toEqual(page("Rahima"));
  });

  it("without rows is empty: 'No Data'", async () => {
    const { actor, load, shown, value } = startRows();
    await load.call(0).answer(page());
    expect([value(), shown()]).toEqual(["empty", page()]);
    expect(tagsOf(actor.getSnapshot())).toEqual(["answered", "noData"]);
  });

  it("whose filter is refused is not asked, and its rows go", async () => {
    const { actor, load, shown, value } = startRows();
    await load.call(0).answer(page("Rahima"));
    actor.send({ type: "filter.refused" });
    expect([value(), shown(), actor.getSnapshot().context.filter]).toEqual(["idle", noRows, null]);
  });

  it("is no longer waited for when it is stopped, and can be asked again", async () => {
    const { actor, load, shown, value } = startRows();
    actor.send({ type: "report.stopped" });
    expect(value()).toBe("stopped");
    expect([load.call(0).signal.aborted, tagsOf(actor.getSnapshot())]).toEqual([true, []]);
    await load.call(0).answer(page("late"));
    expect([shown(), actor.getSnapshot().can({ type: "report.stopped" })]).toEqual([noRows, false]);
    actor.send({ type: "report.refreshed" });
    await load.call(1).answer(page("Rahima"));
    expect(shown()).toEqual(page("Rahima"));
  });

  it("give way to newer ones, whether there were some or none", async () => {
    const { actor, load, shown, value } = startRows();
    await load.call(0).answer(page("Rahima"));
    actor.send({ type: "rows.renewed", page: page() });
    expect([value(), shown()]).toEqual(["empty", page()]);
    actor.send({ type: "rows.renewed", page: page("Karim") });
    expect([value(), shown(), load.calls.length]).toEqual([{ rows: "settled" }, page("Karim"), 1]);
  });

  it("that takes long can be asked again at once", async () => {
    const { actor, load, shown } = startRows();
    actor.send({ type: "report.refreshed" });
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await load.call(1).answer(page("Rahima"));
    expect(shown()).toEqual(page("Rahima"));
  });
});

describe("a report that fails", () => {
  it("is cleared, and the message is logged only [S8.6]", async () => {
    const { actor, load, logged, shown, value } = startRows();
    await load.call(0).answer(page("Rahima"));
    actor.send({ type: "report.refreshed" });
    await load.call(1).fail(failure(500));
    expect(value()).toEqual({ failed: "retriable" });
    expect([shown(), logged]).toEqual([noRows, [["failed with 500"]]]);
    expect(tagsOf(actor.getSnapshot())).toEqual(["noData"]);
  });

  it("with no Error logs what there is", async () => {
    const { load, logged } = startRows();
    await load.call(0).fail("no answer");
    expect(logged).toEqual([["no answer"]]);
  });

  it("can be asked again", async () => {
    const { actor, load, shown } = startRows();
    await load.call(0).fail(failure(503));
    actor.send({ type: "report.refreshed" });
    await load.call(1).answer(page("Rahima"));
    expect(shown()).toEqual(page("Rahima"));
  });

  it("empties a list of device ids", async () => {
    const { actor, load, shown } = startRows(filterOf(null));
    await load.call(0).answer({ ...page(), rows: ["D1", "D2"] });
    actor.send({ type: "report.refreshed" });
    await load.call(1).fail(failure(404));
    expect(shown()).toEqual(noRows);
  });

  it("is 'No Data' for the toll plaza's summary, too", async () => {
    const { actor, load } = startRows(filterOf(null));
    await load.call(0).fail(failure(403));
    expect(tagsOf(actor.getSnapshot())).toEqual(["noData"]);
  });
});

describe("what is known of a failure", () => {
  it.each([
    [failure(403), { status: 403, retryAfter: null }],
    [failure(503, { retryAfter: 30 }), { status: 503, retryAfter: 30 }],
    [failure(undefined), { status: null, retryAfter: null }],
    ["no answer", { status: null, retryAfter: null }],
  ])("%o is told for as long as nothing else is asked", async (error, told) => {
    const { actor, clock, load } = startRows();
    const known = () => actor.getSnapshot().context.failure;
    expect(known()).toBe(null);
    await load.call(0).fail(error);
    expect(known()).toEqual(told);
    clock.increment(30_000);
    actor.send({ type: "report.refreshed" });
    expect(known()).toBe(null);
  });

  it("is when the service may be asked again, where it said so", async () => {
    const { actor, clock, load, logged, value } = startRows();
    await load.call(0).fail(failure(429, { retryAfter: 120 }));
    expect([value(), tagsOf(actor.getSnapshot()), logged]).toEqual([
      { failed: "tooEarly" },
      ["noData"],
      [["failed with 429"]],
    ]);
    actor.send({ type: "report.refreshed" });
    clock.increment(119_999);
    expect([value(), load.calls.length]).toEqual([{ failed: "tooEarly" }, 1]);
    expect(actor.getSnapshot().can({ type: "report.refreshed" })).toBe(false);
    clock.increment(1);
    expect(value()).toEqual({ failed: "retriable" });
    actor.send({ type: "report.refreshed" });
    expect([value(), load.calls.length]).toEqual(["loading", 2]);
  });

  it("may be a time to wait that is longer than a timer can be", async () => {
    const { clock, load, value } = startRows();
    await load.call(0).fail(failure(503, { retryAfter: 9e9 }));
    clock.increment(2 ** 31 - 2);
    expect(value()).toEqual({ failed: "tooEarly" });
    clock.increment(1);
    expect(value()).toEqual({ failed: "retriable" });
  });

  it("does not hold back another filter", async () => {
    const { ask, load, value } = startRows();
    await load.call(0).fail(failure(429, { retryAfter: 120 }));
    ask(at("Aricha"));
    expect([value(), load.call(1).input.filter]).toEqual(["loading", at("Aricha")]);
  });
});

describe("another filter", () => {
  it("takes the old rows away, and its own come", async () => {
    const { actor, ask, load, shown } = startRows();
    await load.call(0).answer(page("Rahima"));
    ask(at("Aricha"));
    expect([shown(), tagsOf(actor.getSnapshot())]).toEqual([noRows, ["loading"]]);
    await load.call(1).answer(page("Karim"));
    expect([shown(), actor.getSnapshot().context.filter]).toEqual([page("Karim"), at("Aricha")]);
  });

  it("aborts the old request, whose late answer or failure changes nothing", async () => {
    const { ask, load, logged, shown } = startRows();
    ask(at("Aricha"));
    ask(at("Paturia"));
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    await load.call(2).answer(page("Paturia"));
    await load.call(0).answer(page("first"));
    await load.call(1).fail(failure(500));
    expect([shown(), logged]).toEqual([page("Paturia"), []]);
  });

  it("shows the newest answer in whatever order they arrive [R13]", async () => {
    for (const times of [
      [10, 20, 30],
      [30, 20, 10],
      [20, 30, 10],
      [30, 10, 20],
    ]) {
      const clock = new SimulatedClock();
      const answers = times.map((time, index) => [time, page(`${index}`)] as const);
      const loadReport = after<ReportPage, ReportRequest>(clock, answers);
      const actors = { loadReport, followConnection: fromCallback(() => {}) };
      const actor = createActor(rowsMachine.provide({ actors }), { clock, input: asked });
      actor.start();
      for (const stoppage of ["a", "b", "c"])
        actor.send({ type: "filter.accepted", filter: at(stoppage) });
      for (const _ of times) {
        await pass(clock, 10);
        expect([[], page("2").rows]).toContainEqual(actor.getSnapshot().context.rows);
      }
      expect(actor.getSnapshot().context.rows).toEqual(page("2").rows);
    }
  });
});

describe("a list of pages", () => {
  const first = { ...page("a", "b"), next: "cursor-2" };

  it("goes on where it stopped, and says when it is complete", async () => {
    const { actor, load, shown, value } = startRows();
    await load.call(0).answer(first);
    expect(actor.getSnapshot().can({ type: "more.requested" })).toBe(true);
    actor.send({ type: "more.requested" });
    actor.send({ type: "more.requested" });
    expect(load.calls.map(({ input }) => input.cursor)).toEqual([null, "cursor-2"]);
    await load.call(1).answer({ ...page("c"), fetchedAt: 2000 });
    expect([value(), shown()]).toEqual([
      { rows: "settled" },
      { ...page("a", "b", "c"), fetchedAt: 1000 },
    ]);
    expect(actor.getSnapshot().can({ type: "more.requested" })).toBe(false);
  });

  it("keeps its rows when a page fails, and asks for it again on demand", async () => {
    const { actor, load, logged, shown, value } = startRows();
    await load.call(0).answer(first);
    actor.send({ type: "more.requested" });
    await load.call(1).fail(failure(500));
    expect([value(), shown(), logged]).toEqual([{ rows: "stalled" }, first, [["failed with 500"]]]);
    actor.send({ type: "more.requested" });
    await load.call(2).answer(page("c"));
    expect(shown()).toEqual(page("a", "b", "c"));
  });

  it("starts over with another filter, and a late page is dropped [R13]", async () => {
    const { actor, ask, load, shown } = startRows();
    await load.call(0).answer(first);
    actor.send({ type: "more.requested" });
    ask(at("Aricha"));
    expect(load.call(2).input.cursor).toBe(null);
    await load.call(2).answer(page("x"));
    await load.call(1).answer(page("late"));
    expect(shown()).toEqual(page("x"));
  });
});

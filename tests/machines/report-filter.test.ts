import {
  type Filter,
  type ReportPage,
  type ReportRequest,
  refusalOf,
  reportFilterMachine,
  rowsOf,
} from "machines";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, byHand, failure, pass, tagsOf } from "./actors.ts";

const november = { from: "2026-11-01", to: "2026-11-02" };
const backwards = { from: "2026-11-02", to: "2026-11-01" };
const tooLong = { from: "2026-01-01", to: "2026-03-01" };
const filterOf = (range: Filter["range"], fields = {}): Filter => ({ range, fields });
const applied = (range: Filter["range"], fields = {}) =>
  ({ type: "filter.applied", filter: filterOf(range, fields) }) as const;
const page = (...names: string[]): ReportPage => ({
  rows: names.map((name) => ({ name })),
  next: null,
  fetchedAt: 1000,
});
const noRows = { rows: [], next: null, fetchedAt: null };

function start(range: Filter["range"] = november, more: object = {}) {
  const load = byHand<ReportPage, ReportRequest>();
  const logged: unknown[] = [];
  const actor = createActor(reportFilterMachine.provide({ actors: { loadReport: load.logic } }), {
    input: { report: "offline-counter", company: "7", filter: filterOf(range), ...more },
    logger: (...words) => logged.push(words),
  }).start();
  const shown = () => {
    const { rows, next, fetchedAt } = actor.getSnapshot().context;
    return { rows, next, fetchedAt };
  };
  return { actor, load, logged, shown, value: () => actor.getSnapshot().value };
}

describe("a report", () => {
  it("is asked at once, with its filter", async () => {
    const { actor, load, shown, value } = start(november, {
      filter: filterOf(november, { device_id: "D1", stoppage: "" }),
    });
    expect(tagsOf(actor.getSnapshot())).toEqual(["loading"]);
    expect(load.call(0).input).toEqual({
      report: "offline-counter",
      company: "7",
      filter: { range: november, fields: { device_id: "D1", stoppage: "" } },
      cursor: null,
    });
    await load.call(0).answer(page("Rahima"));
    expect(value()).toEqual({ panel: "closed", report: { rows: "settled" } });
    expect(shown()).toEqual(page("Rahima"));
  });

  it("has rows of the type that was asked for", async () => {
    const { actor, load } = start();
    await load.call(0).answer(page("Rahima", "Karim"));
    const names = rowsOf<{ name: string }>(actor.getSnapshot()).map(({ name }) => name);
    expect(names).toEqual(["Rahima", "Karim"]);
  });

  it("without rows is empty: 'No Data'", async () => {
    const { actor, load, value } = start();
    await load.call(0).answer(page());
    expect(value()).toEqual({ panel: "closed", report: "empty" });
    expect(tagsOf(actor.getSnapshot())).toEqual(["answered", "noData"]);
  });

  it("that fails is cleared, and the message is logged only", async () => {
    const { actor, load, logged, shown, value } = start();
    await load.call(0).answer(page("Rahima"));
    actor.send({ type: "report.refreshed" });
    await load.call(1).fail(failure(500));
    expect(value()).toEqual({ panel: "closed", report: "failed" });
    expect([shown(), logged]).toEqual([noRows, [["failed with 500"]]]);
    expect(tagsOf(actor.getSnapshot())).toEqual(["noData"]);
  });

  it("that fails with no Error logs what there is", async () => {
    const { load, logged } = start();
    await load.call(0).fail("no answer");
    expect(logged).toEqual([["no answer"]]);
  });

  it("is no longer waited for when it is stopped, and can be asked again", async () => {
    const { actor, load, shown, value } = start();
    actor.send({ type: "report.stopped" });
    expect(value()).toEqual({ panel: "closed", report: "stopped" });
    expect([load.call(0).signal.aborted, tagsOf(actor.getSnapshot())]).toEqual([true, []]);
    await load.call(0).answer(page("late"));
    expect([shown(), actor.getSnapshot().can({ type: "report.stopped" })]).toEqual([noRows, false]);
    actor.send({ type: "report.refreshed" });
    await load.call(1).answer(page("Rahima"));
    expect(shown()).toEqual(page("Rahima"));
  });

  it("that takes long can be asked again at once", async () => {
    const { actor, load, shown } = start();
    actor.send({ type: "report.refreshed" });
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await load.call(1).answer(page("Rahima"));
    expect(shown()).toEqual(page("Rahima"));
  });

  it("can be asked again after a failure", async () => {
    const { actor, load, shown } = start();
    await load.call(0).fail(failure(503));
    actor.send({ type: "report.refreshed" });
    await load.call(1).answer(page("Rahima"));
    expect(shown()).toEqual(page("Rahima"));
  });
});

describe("a new filter", () => {
  it("takes the old rows away, and its own come", async () => {
    const { actor, load, shown } = start();
    await load.call(0).answer(page("Rahima"));
    actor.send(applied(november, { stoppage: "Aricha" }));
    expect([shown(), tagsOf(actor.getSnapshot())]).toEqual([noRows, ["loading"]]);
    await load.call(1).answer(page("Karim"));
    expect(shown()).toEqual(page("Karim"));
  });

  it("aborts the old request, whose late answer or failure changes nothing", async () => {
    const { actor, load, logged, shown } = start();
    actor.send(applied(november, { stoppage: "Aricha" }));
    actor.send(applied(november, { stoppage: "Paturia" }));
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    await load.call(2).answer(page("Paturia"));
    await load.call(0).answer(page("first"));
    await load.call(1).fail(failure(500));
    expect([shown(), logged]).toEqual([page("Paturia"), []]);
  });

  it("shows the newest answer in whatever order they arrive", async () => {
    for (const times of [
      [10, 20, 30],
      [30, 20, 10],
      [20, 30, 10],
      [30, 10, 20],
    ]) {
      const clock = new SimulatedClock();
      const actor = createActor(
        reportFilterMachine.provide({
          actors: {
            loadReport: after(
              clock,
              times.map((time, index) => [time, page(`${index}`)]),
            ),
          },
        }),
        { input: { report: "r", company: "7", filter: filterOf(november) }, clock },
      ).start();
      actor.send(applied(november, { stoppage: "a" }));
      actor.send(applied(november, { stoppage: "b" }));
      for (const _ of times) {
        await pass(clock, 10);
        expect([[], page("2").rows]).toContainEqual(actor.getSnapshot().context.rows);
      }
      expect(actor.getSnapshot().context.rows).toEqual(page("2").rows);
    }
  });

  it("ends with the actor: its request is aborted", () => {
    const { actor, load } = start();
    actor.stop();
    expect(load.call(0).signal.aborted).toBe(true);
  });
});

describe("the range check", () => {
  it.each([
    [backwards, "From date must be lesser than to date"],
    [tooLong, "Maximum 31 days"],
  ])("refuses %o: an alert, the fetch is skipped and the report stays", async (range, alert) => {
    const { actor, load, shown, value } = start();
    await load.call(0).answer(page("Rahima"));
    actor.send({ type: "filter.opened" });
    actor.send(applied(range));
    expect(value()).toEqual({ panel: "rejected", report: { rows: "settled" } });
    expect(actor.getSnapshot().context.alert).toBe(alert);
    expect([shown(), load.calls.length]).toEqual([page("Rahima"), 1]);
    expect(actor.getSnapshot().context.filter).toEqual(filterOf(november));
    expect(refusalOf(actor.getSnapshot().context)).toBe(null);
  });

  it("lets a load go on that is under way", async () => {
    const { actor, load, shown } = start();
    actor.send(applied(backwards));
    await load.call(0).answer(page("Rahima"));
    expect(shown()).toEqual(page("Rahima"));
  });

  it("is forgotten when a good range follows, or the dialog is left", () => {
    const { actor, load, value } = start();
    actor.send(applied(backwards));
    actor.send({ type: "filter.closed" });
    expect([value().panel, actor.getSnapshot().context.alert]).toEqual(["closed", null]);
    actor.send(applied(tooLong));
    actor.send(applied(november));
    expect([value().panel, actor.getSnapshot().context.alert]).toEqual(["closed", null]);
    expect(load.calls.length).toBe(2);
  });

  it("goes by the report's own maximum", () => {
    const { actor } = start(november, { maxDays: 7 });
    actor.send(applied({ from: "2026-11-01", to: "2026-11-10" }));
    expect(actor.getSnapshot().context.alert).toBe("Maximum 7 days");
  });

  it("refuses the range of an address: an alert, and nothing is fetched", () => {
    const { actor, load, value } = start(tooLong);
    expect(value()).toEqual({ panel: "rejected", report: "skipped" });
    expect([actor.getSnapshot().context.alert, load.calls]).toEqual(["Maximum 31 days", []]);
    actor.send({ type: "filter.closed" });
    actor.send({ type: "filter.opened" });
    actor.send({ type: "filter.closed" });
    expect([value().panel, actor.getSnapshot().context.alert]).toEqual(["closed", null]);
    expect(refusalOf(actor.getSnapshot().context)).toBe("Maximum 31 days");
    expect(actor.getSnapshot().can({ type: "report.refreshed" })).toBe(false);
  });
});

describe("a list without dates", () => {
  it("is asked without a range", async () => {
    const { load, shown } = start(null, { report: "water/vehicles" });
    expect(load.call(0).input.filter).toEqual(filterOf(null));
    await load.call(0).answer(page("Kirtonkhola"));
    expect(shown()).toEqual(page("Kirtonkhola"));
  });

  it("of device ids is emptied by a failure", async () => {
    const { actor, load, shown } = start(null, { report: "offline-counter/device-ids" });
    await load.call(0).answer({ ...page(), rows: ["D1", "D2"] });
    actor.send({ type: "report.refreshed" });
    await load.call(1).fail(failure(404));
    expect(shown()).toEqual(noRows);
  });

  it("may be one summary, as the toll plaza's: a failure is 'No Data'", async () => {
    const { actor, load } = start(null, { report: "toll-plaza/summary" });
    await load.call(0).fail(failure(403));
    expect(tagsOf(actor.getSnapshot())).toEqual(["noData"]);
  });

  it("that needs a field asks nothing until the field is there", () => {
    const { actor, load, value } = start(null, { required: ["registration_number"] });
    expect([value().report, load.calls]).toEqual(["skipped", []]);
    actor.send(applied(null, { registration_number: "DHAKA-11" }));
    expect(value().report).toBe("loading");
    actor.send(applied(null, { registration_number: "  " }));
    expect([value().report, load.call(0).signal.aborted]).toEqual(["skipped", true]);
  });
});

describe("a list of pages", () => {
  const first = { ...page("a", "b"), next: "cursor-2" };

  it("goes on where it stopped, and says when it is complete", async () => {
    const { actor, load, shown } = start();
    await load.call(0).answer(first);
    expect(actor.getSnapshot().can({ type: "more.wanted" })).toBe(true);
    actor.send({ type: "more.wanted" });
    actor.send({ type: "more.wanted" });
    expect(load.calls.map(({ input }) => input.cursor)).toEqual([null, "cursor-2"]);
    await load.call(1).answer({ ...page("c"), fetchedAt: 2000 });
    expect(shown()).toEqual({ ...page("a", "b", "c"), fetchedAt: 2000 });
    expect(actor.getSnapshot().can({ type: "more.wanted" })).toBe(false);
  });

  it("keeps its rows when a page fails, and asks for it again on demand", async () => {
    const { actor, load, logged, shown, value } = start();
    await load.call(0).answer(first);
    actor.send({ type: "more.wanted" });
    await load.call(1).fail(failure(500));
    expect([value().report, shown(), logged]).toEqual([
      { rows: "stalled" },
      first,
      [["failed with 500"]],
    ]);
    actor.send({ type: "more.wanted" });
    await load.call(2).answer(page("c"));
    expect(shown()).toEqual(page("a", "b", "c"));
  });

  it("starts over with a new filter, and a late page is dropped", async () => {
    const { actor, load, shown } = start();
    await load.call(0).answer(first);
    actor.send({ type: "more.wanted" });
    actor.send(applied(november, { stoppage: "Aricha" }));
    expect(load.call(2).input.cursor).toBe(null);
    await load.call(2).answer(page("x"));
    await load.call(1).answer(page("late"));
    expect(shown()).toEqual(page("x"));
  });
});

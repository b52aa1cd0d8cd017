import { describe, expect, it } from "vitest";
import { failure, tagsOf } from "../actors.ts";
import { asked, filterOf, november, page, startRows } from "../reports.ts";

const aricha = filterOf(november, { stoppage: "Aricha" });

describe("a report without a connection", () => {
  it("is requested when the connection is back", () => {
    const { actor, load, restore, value } = startRows(filterOf(november), false);
    expect([value(), load.calls, tagsOf(actor.getSnapshot())]).toEqual(["unconnected", [], []]);
    restore();
    expect([value(), load.call(0).input.filter]).toEqual(["loading", filterOf(november)]);
  });

  it("is not asked where its filter is refused meanwhile", () => {
    const { actor, load, restore, value } = startRows(filterOf(november), false);
    actor.send({ type: "filter.refused" });
    restore();
    expect([value(), load.calls]).toEqual(["idle", []]);
  });

  it("stays, and what is wanted is requested once when the connection is back", async () => {
    const { actor, ask, load, lose, restore, shown, value } = startRows();
    await load.call(0).answer(page("Rahima"));
    lose();
    actor.send({ type: "report.refreshed" });
    const { filter, wanted } = actor.getSnapshot().context;
    expect([filter, wanted]).toEqual([filterOf(november), filterOf(november)]);
    ask(aricha);
    expect([value(), shown(), load.calls.length]).toEqual([{ rows: "settled" }, page("Rahima"), 1]);
    expect(actor.getSnapshot().context).toMatchObject({
      filter: filterOf(november),
      wanted: aricha,
    });
    restore();
    expect([value(), load.call(1).input.filter]).toEqual(["loading", aricha]);
    expect(actor.getSnapshot().context.wanted).toBe(null);
    lose();
    restore();
    expect([value(), load.calls.length]).toEqual(["loading", 2]);
  });

  it("asks for the filter that is wanted, although it was refreshed after that", async () => {
    const { actor, ask, load, lose, restore } = startRows();
    await load.call(0).answer(page("Rahima"));
    lose();
    ask(aricha);
    actor.send({ type: "report.refreshed" });
    restore();
    expect([load.calls.length, load.call(1).input.filter]).toEqual([2, aricha]);
  });

  it("stays as it is where nothing else is wanted, and can be asked again", async () => {
    const { actor, load, lose, restore, shown } = startRows();
    await load.call(0).answer(page("Rahima"));
    lose();
    restore();
    expect([shown(), load.calls.length]).toEqual([page("Rahima"), 1]);
    actor.send({ type: "report.refreshed" });
    expect(load.calls.length).toBe(2);
  });

  it("that failed is requested again with the connection, and its failure is done with", async () => {
    const { actor, load, lose, restore, value } = startRows();
    await load.call(0).fail(failure(503));
    lose();
    actor.send({ type: "report.refreshed" });
    expect([value(), actor.getSnapshot().context.failure]).toEqual(["unconnected", null]);
    restore();
    expect([value(), load.calls.length]).toEqual(["loading", 2]);
  });

  it("that is cut off is requested again, and any other failure is one", async () => {
    const { load, logged, lose, restore, value } = startRows();
    lose();
    await load.call(0).fail(failure(undefined));
    expect([value(), logged]).toEqual(["unconnected", []]);
    restore();
    lose();
    await load.call(1).fail(failure(403));
    expect(value()).toEqual({ failed: "retriable" });
  });
});

describe("the next page without a connection", () => {
  const first = { ...page("a", "b"), next: "cursor-2" };

  it("is requested when the connection is back, and the rows stay", async () => {
    const { actor, load, lose, restore, shown, value } = startRows();
    await load.call(0).answer(first);
    lose();
    actor.send({ type: "more.requested" });
    expect([value(), shown(), load.calls.length]).toEqual([{ rows: "waiting" }, first, 1]);
    restore();
    expect([value(), load.call(1).input.cursor]).toEqual([{ rows: "extending" }, "cursor-2"]);
    await load.call(1).answer(page("c"));
    expect(shown()).toEqual(page("a", "b", "c"));
  });

  it("that is cut off is requested again, and any other failure is one", async () => {
    const { actor, load, logged, lose, restore, value } = startRows();
    await load.call(0).answer(first);
    actor.send({ type: "more.requested" });
    lose();
    await load.call(1).fail(failure(undefined));
    expect([value(), logged]).toEqual([{ rows: "waiting" }, []]);
    restore();
    lose();
    await load.call(2).fail(failure(503));
    expect([value(), logged]).toEqual([{ rows: "stalled" }, [["failed with 503"]]]);
  });

  it("gives way to another filter that is wanted", async () => {
    const { actor, ask, load, lose, restore, value } = startRows();
    await load.call(0).answer(first);
    lose();
    actor.send({ type: "more.requested" });
    ask(aricha);
    restore();
    expect([value(), load.calls.length, load.call(1).input]).toEqual([
      "loading",
      2,
      { ...asked, filter: aricha, cursor: null },
    ]);
  });
});

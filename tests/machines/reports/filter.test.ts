import { filterMachine, refusalOf } from "machines/reports/filter";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { tagsOf } from "../actors.ts";
import { asked, backwards, filterOf, november, page, startReport, tooLong } from "../reports.ts";

const aricha = filterOf(november, { stoppage: "Aricha" });

function start(range = november, more: Parameters<typeof startReport>[0] = {}) {
  const report = startReport({ filter: filterOf(range), ...more });
  const filter = report.part("filter");
  return {
    ...report,
    filter,
    state: () => filter.getSnapshot().value,
    alert: () => filter.getSnapshot().context.alert,
    rowsState: () => report.part("rows").getSnapshot().value,
  };
}

describe("a filter", () => {
  it("that nobody has said anything of asks for everything", () => {
    expect(createActor(filterMachine).getSnapshot().context).toEqual({
      filter: filterOf(null),
      maxDays: 31,
      required: [],
      decision: { isAccepted: true },
      alert: null,
    });
  });

  it("lets its report ask at once", () => {
    const filter = filterOf(november, { device_id: "D1", stoppage: "" });
    const { load, rowsState, state } = start(november, { filter });
    expect([state(), rowsState()]).toEqual(["closed", "loading"]);
    expect(load.call(0).input).toEqual({ ...asked, filter, cursor: null });
  });

  it("is requested again when it is applied again, and with another one of the address", async () => {
    const { apply, filter, load, part } = start();
    apply(november);
    filter.send({ type: "address.changed", filter: aricha });
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    expect(load.call(2).input.filter).toEqual(aricha);
    await load.call(2).answer(page("Karim"));
    const { rows, filter: of } = part("rows").getSnapshot().context;
    expect([rows, of, filter.getSnapshot().context.filter]).toEqual([
      page("Karim").rows,
      aricha,
      aricha,
    ]);
  });

  it("opens its dialog, and closes it where another filter follows", () => {
    const { apply, filter, state } = start();
    const open = () => {
      filter.send({ type: "filter.opened" });
      return [state(), tagsOf(filter.getSnapshot())];
    };
    expect(open()).toEqual(["open", ["open"]]);
    filter.send({ type: "filter.closed" });
    expect([state(), tagsOf(filter.getSnapshot())]).toEqual(["closed", []]);
    open();
    apply(november);
    expect(state()).toBe("closed");
    open();
    filter.send({ type: "address.changed", filter: filterOf({ ...november }) });
    expect(state()).toBe("open");
    filter.send({ type: "address.changed", filter: aricha });
    expect(state()).toBe("closed");
  });

  it.each([
    filterOf({ ...november, from: "2026-10-31" }),
    filterOf({ ...november, to: "2026-11-03" }),
    filterOf(null),
    aricha,
  ])("of the address is another one: %o", (other) => {
    const { filter, load } = start();
    filter.send({ type: "address.changed", filter: other });
    expect(load.calls.map(({ input }) => input.filter)).toEqual([filterOf(november), other]);
  });

  it("asks for the same where the address says a field that is empty", () => {
    const { filter, load } = start();
    filter.send({ type: "address.changed", filter: filterOf(november, { stoppage: "" }) });
    expect(load.calls.length).toBe(1);
  });

  it("ends with its report, whose request is aborted", () => {
    const { actor, load } = start();
    actor.stop();
    expect(load.call(0).signal.aborted).toBe(true);
  });
});

describe("the range check", () => {
  it.each([
    [backwards, "From date must be lesser than to date"],
    [tooLong, "Maximum 31 days"],
  ])("refuses %o: an alert, the fetch is skipped and the rows stay", async (range, text) => {
    const { alert, apply, filter, load, rows, rowsState, state } = start();
    await load.call(0).answer(page("Rahima"));
    filter.send({ type: "filter.opened" });
    apply(range);
    expect([state(), tagsOf(filter.getSnapshot()), alert()]).toEqual(["rejected", ["open"], text]);
    expect([rowsState(), rows(), load.calls.length]).toEqual([
      { rows: "settled" },
      page("Rahima").rows,
      1,
    ]);
    expect(filter.getSnapshot().context.filter).toEqual(filterOf(november));
    expect(refusalOf(filter.getSnapshot().context)).toBe(null);
  });

  it("lets a load go on that is under way", async () => {
    const { apply, load, rows } = start();
    apply(backwards);
    await load.call(0).answer(page("Rahima"));
    expect(rows()).toEqual(page("Rahima").rows);
  });

  it("is forgotten when a good range follows, or the dialog is left", () => {
    const { alert, apply, filter, load, state } = start();
    apply(backwards);
    filter.send({ type: "filter.closed" });
    expect([state(), alert()]).toEqual(["closed", null]);
    apply(tooLong);
    apply(november);
    expect([state(), alert(), load.calls.length]).toEqual(["closed", null, 2]);
  });

  it("goes by the report's own maximum", () => {
    const { alert, apply } = start(november, { maxDays: 7 });
    apply({ from: "2026-11-01", to: "2026-11-10" });
    expect(alert()).toBe("Maximum 7 days");
  });

  it("refuses the range of an address: an alert, and nothing is fetched", () => {
    const { actor, alert, filter, load, rowsState, state } = start(tooLong);
    expect([state(), alert()]).toEqual(["rejected", "Maximum 31 days"]);
    expect([rowsState(), load.calls]).toEqual(["idle", []]);
    filter.send({ type: "filter.closed" });
    filter.send({ type: "filter.opened" });
    filter.send({ type: "filter.closed" });
    expect([state(), alert()]).toEqual(["closed", null]);
    expect(refusalOf(filter.getSnapshot().context)).toBe("Maximum 31 days");
    actor.send({ type: "report.refreshed" });
    expect(load.calls).toEqual([]);
  });

  it("takes the rows away where another address says a range that is refused", async () => {
    const { alert, filter, load, part, state } = start();
    await load.call(0).answer(page("Rahima"));
    filter.send({ type: "address.changed", filter: filterOf(backwards) });
    expect([state(), alert()]).toEqual(["rejected", "From date must be lesser than to date"]);
    expect(part("rows").getSnapshot().context).toMatchObject({ rows: [], filter: null });
    filter.send({ type: "address.changed", filter: filterOf(november) });
    expect([state(), alert(), load.calls.length]).toEqual(["closed", null, 2]);
  });
});

describe("a list", () => {
  it("without dates is requested without a range", () => {
    const { load } = start(november, { filter: filterOf(null) });
    expect(load.call(0).input).toEqual({ ...asked, filter: filterOf(null), cursor: null });
  });

  it("that needs a field asks nothing until the field is there", () => {
    const { apply, filter, load, rowsState, state } = start(november, {
      filter: filterOf(null),
      required: ["registration_number"],
    });
    expect([state(), rowsState(), load.calls]).toEqual(["closed", "idle", []]);
    apply(null, { registration_number: "DHAKA-11" });
    expect(rowsState()).toBe("loading");
    apply(null, { registration_number: "  " });
    expect([rowsState(), load.call(0).signal.aborted]).toEqual(["idle", true]);
    expect(filter.getSnapshot().context.filter).toEqual(
      filterOf(null, { registration_number: "  " }),
    );
  });
});

import { refusalOf, reportFilterMachine } from "machines";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { tagsOf } from "./actors.ts";
import { backwards, filterOf, noRows, november, page, startFilter, tooLong } from "./reports.ts";

describe("a filter", () => {
  it("that nobody has said anything of is of nothing", () => {
    expect(createActor(reportFilterMachine).getSnapshot().context).toEqual({
      report: "",
      company: "",
      filter: filterOf(null),
      maxDays: 31,
      required: [],
      alert: null,
    });
  });

  it("lets its report ask at once", () => {
    const { load, report, value } = startFilter(november, {
      filter: filterOf(november, { device_id: "D1", stoppage: "" }),
    });
    expect([value(), report().value]).toEqual(["closed", "loading"]);
    expect(load.call(0).input).toEqual({
      report: "offline-counter",
      company: "7",
      filter: { range: november, fields: { device_id: "D1", stoppage: "" } },
      cursor: null,
    });
  });

  it("is asked anew when it is applied again, and with another one of the address", async () => {
    const { actor, apply, load, report } = startFilter();
    apply(november);
    const aricha = filterOf(november, { stoppage: "Aricha" });
    actor.send({ type: "address.changed", filter: aricha });
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    expect(load.call(2).input.filter).toEqual(aricha);
    await load.call(2).answer(page("Karim"));
    expect([report().context.rows, report().context.filter]).toEqual([page("Karim").rows, aricha]);
    expect(actor.getSnapshot().context.filter).toEqual(aricha);
  });

  it("opens its dialog, and closes it where another filter follows", () => {
    const { actor, apply, value } = startFilter();
    const open = () => {
      actor.send({ type: "filter.opened" });
      return [value(), tagsOf(actor.getSnapshot())];
    };
    expect(open()).toEqual(["open", ["open"]]);
    actor.send({ type: "filter.closed" });
    expect([value(), tagsOf(actor.getSnapshot())]).toEqual(["closed", []]);
    open();
    apply(november);
    expect(value()).toBe("closed");
    open();
    actor.send({ type: "address.changed", filter: filterOf(november) });
    expect(value()).toBe("open");
    actor.send({ type: "address.changed", filter: filterOf(november, { stoppage: "Aricha" }) });
    expect(value()).toBe("closed");
  });

  it("ends with its report, whose request is aborted", () => {
    const { actor, load } = startFilter();
    actor.stop();
    expect(load.call(0).signal.aborted).toBe(true);
  });
});

describe("the range check", () => {
  it.each([
    [backwards, "From date must be lesser than to date"],
    [tooLong, "Maximum 31 days"],
  ])("refuses %o: an alert, the fetch is skipped and the report stays", async (range, text) => {
    const { actor, alert, apply, load, report, value } = startFilter();
    await load.call(0).answer(page("Rahima"));
    actor.send({ type: "filter.opened" });
    apply(range);
    expect([value(), tagsOf(actor.getSnapshot()), alert()]).toEqual(["rejected", ["open"], text]);
    expect([report().value, report().context.rows, load.calls.length]).toEqual([
      { rows: "settled" },
      page("Rahima").rows,
      1,
    ]);
    expect(actor.getSnapshot().context.filter).toEqual(filterOf(november));
    expect(refusalOf(actor.getSnapshot().context)).toBe(null);
  });

  it("lets a load go on that is under way", async () => {
    const { apply, load, report } = startFilter();
    apply(backwards);
    await load.call(0).answer(page("Rahima"));
    expect(report().context.rows).toEqual(page("Rahima").rows);
  });

  it("is forgotten when a good range follows, or the dialog is left", () => {
    const { actor, alert, apply, load, value } = startFilter();
    apply(backwards);
    actor.send({ type: "filter.closed" });
    expect([value(), alert()]).toEqual(["closed", null]);
    apply(tooLong);
    apply(november);
    expect([value(), alert()]).toEqual(["closed", null]);
    expect(load.calls.length).toBe(2);
  });

  it("goes by the report's own maximum", () => {
    const { alert, apply } = startFilter(november, { maxDays: 7 });
    apply({ from: "2026-11-01", to: "2026-11-10" });
    expect(alert()).toBe("Maximum 7 days");
  });

  it("refuses the range of an address: an alert, and nothing is fetched", () => {
    const { actor, alert, load, report, value } = startFilter(tooLong);
    expect([value(), alert()]).toEqual(["rejected", "Maximum 31 days"]);
    expect([report().value, load.calls]).toEqual(["unasked", []]);
    actor.send({ type: "filter.closed" });
    actor.send({ type: "filter.opened" });
    actor.send({ type: "filter.closed" });
    expect([value(), alert()]).toEqual(["closed", null]);
    expect(refusalOf(actor.getSnapshot().context)).toBe("Maximum 31 days");
    expect(report().can({ type: "report.refreshed" })).toBe(false);
  });

  it("takes the rows away where another address says a range that is refused", async () => {
    const { actor, alert, load, report, value } = startFilter();
    await load.call(0).answer(page("Rahima"));
    actor.send({ type: "address.changed", filter: filterOf(backwards) });
    expect([value(), alert()]).toEqual(["rejected", "From date must be lesser than to date"]);
    expect(report().context).toMatchObject({ ...noRows, filter: null });
    actor.send({ type: "address.changed", filter: filterOf(november) });
    expect([value(), alert(), load.calls.length]).toEqual(["closed", null, 2]);
  });
});

describe("a list", () => {
  it("without dates is asked without a range", () => {
    const { load } = startFilter(null, { report: "water/vehicles" });
    expect(load.call(0).input).toEqual({
      report: "water/vehicles",
      company: "7",
      filter: filterOf(null),
      cursor: null,
    });
  });

  it("that needs a field asks nothing until the field is there", () => {
    const { actor, apply, load, report, value } = startFilter(null, {
      required: ["registration_number"],
    });
    expect([value(), report().value, load.calls]).toEqual(["closed", "unasked", []]);
    apply(null, { registration_number: "DHAKA-11" });
    expect(report().value).toBe("loading");
    apply(null, { registration_number: "  " });
    expect([report().value, load.call(0).signal.aborted]).toEqual(["unasked", true]);
    expect(actor.getSnapshot().context.filter).toEqual(
      filterOf(null, { registration_number: "  " }),
    );
  });
});

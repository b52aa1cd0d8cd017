import type { ReportPage } from "machines/reports/report-request";
import { describe, expect, it } from "vitest";
import { failure } from "../actors.ts";
import { asked, filterOf, november, page, startReport } from "../reports.ts";

const minutes = (count: number) => count * 60_000;
const october = { from: "2026-10-01", to: "2026-10-02" };
const pressed = { type: "report.refreshed" } as const;
const week = { comparing: "week", isByUser: true } as const;
const wanted = { type: "comparison.requested", ...week } as const;
const dropped = { type: "comparison.dropped" } as const;
const about = { ...asked, filter: filterOf(november) };
const compared = (name: string, at = 1) => ({ rows: [{ name }], ownRows: null, at });
const newer = (name: string, fetchedAt = 2000): ReportPage => ({ ...page(name), fetchedAt });
const byItself = { ...about, comparing: null, needsComparison: false, isByUser: false };

async function answered(more: Parameters<typeof startReport>[0] = {}) {
  const report = startReport(more);
  await report.load.call(0).answer(page("Rahima"));
  return report;
}

/** A report that is compared, with the rows of both ranges. */
async function comparing() {
  const report = await answered();
  report.actor.send(wanted);
  await report.loadComparison.call(0).answer(compared("a week before"));
  return report;
}

describe("a report whose range goes on", () => {
  it("is requested again after two minutes, as soon as that disturbs nobody, and its rows stay", async () => {
    const { clock, findQuiet, part, refreshRows, rows, value } = await answered();
    clock.increment(minutes(2) - 1);
    findQuiet();
    expect(refreshRows.calls).toEqual([]);
    clock.increment(1);
    findQuiet();
    expect([value(), rows(), refreshRows.call(0).input]).toEqual([
      { whole: "refreshing" },
      page("Rahima").rows,
      byItself,
    ]);
    await refreshRows.call(0).answer({ page: newer("Karim"), compared: null });
    expect([value(), rows()]).toEqual([{ whole: "settled" }, page("Karim").rows]);
    expect(part("refresh").getSnapshot().context.fetchedAt).toBe(2000);
    clock.increment(minutes(2));
    findQuiet();
    expect(refreshRows.calls.length).toBe(2);
  });

  it("waits for as long as it takes, and is requested at once where Refresh is pressed", async () => {
    const { actor, clock, refreshRows, value } = await answered();
    clock.increment(minutes(60));
    expect([value(), refreshRows.calls]).toEqual([{ whole: "settled" }, []]);
    actor.send(pressed);
    expect(refreshRows.call(0).input).toEqual({ ...byItself, isByUser: true });
    actor.send(pressed);
    expect(refreshRows.calls.length).toBe(1);
  });

  it("is requested by itself again after a wish", async () => {
    const { actor, clock, findQuiet, refreshRows } = await answered();
    actor.send(pressed);
    await refreshRows.call(0).answer({ page: newer("Karim"), compared: null });
    clock.increment(minutes(2));
    findQuiet();
    expect(refreshRows.calls.map(({ input }) => input.isByUser)).toEqual([true, false]);
  });

  it("is not asked by itself once its range is over", async () => {
    const { clock, endRange, findQuiet, refreshRows } = await answered();
    endRange();
    clock.increment(minutes(60));
    findQuiet();
    expect(refreshRows.calls).toEqual([]);
  });

  it("keeps its rows when that fails, says so, and tries again", async () => {
    const { actor, clock, findQuiet, logged, refreshRows, rows, value } = await answered();
    actor.send(pressed);
    await refreshRows.call(0).fail(failure(503));
    const known = () => actor.getSnapshot().context.failure;
    expect([value(), rows(), known(), logged]).toEqual([
      { whole: "settled" },
      page("Rahima").rows,
      { status: 503, retryAfter: null },
      [["failed with 503"]],
    ]);
    clock.increment(minutes(2));
    findQuiet();
    await refreshRows.call(1).answer({ page: newer("Karim"), compared: null });
    expect([rows(), known()]).toEqual([page("Karim").rows, null]);
  });

  it("logs what there is where that fails with no Error", async () => {
    const { actor, logged, refreshRows } = await answered();
    actor.send(pressed);
    await refreshRows.call(0).fail("no answer");
    expect(logged).toEqual([["no answer"]]);
  });

  it("takes no wish while the service has said how long to wait", async () => {
    const { actor, clock, part, refreshRows } = await answered();
    actor.send(pressed);
    await refreshRows.call(0).fail(failure(429, { retryAfter: 600 }));
    actor.send(pressed);
    clock.increment(minutes(10) - 1);
    actor.send(pressed);
    expect([part("refresh").getSnapshot().value, refreshRows.calls.length]).toEqual(["delayed", 1]);
    clock.increment(1);
    actor.send(pressed);
    expect(refreshRows.calls.length).toBe(2);
  });

  it("forgets a refresh that failed, and one on its way, with another filter", async () => {
    const { actor, apply, load, refreshRows, rows, value } = await answered();
    actor.send(pressed);
    await refreshRows.call(0).fail(failure(503));
    actor.send(pressed);
    apply(october);
    expect([value(), rows(), refreshRows.call(1).signal.aborted]).toEqual(["waiting", [], true]);
    expect(actor.getSnapshot().context.failure).toBe(null);
    await load.call(1).answer(page("Salma"));
    await refreshRows.call(1).answer({ page: newer("late"), compared: null });
    expect([value(), rows()]).toEqual([{ whole: "settled" }, page("Salma").rows]);
  });

  it("is requested with the connection where Refresh is pressed offline", async () => {
    const { actor, load, lose, refreshRows, restore, rows } = await answered();
    lose();
    actor.send(pressed);
    expect([refreshRows.calls, load.calls.length, rows()]).toEqual([[], 1, page("Rahima").rows]);
    restore();
    expect([load.calls.length, rows()]).toEqual([2, []]);
  });
});

describe("Refresh", () => {
  it("asks for a list in pages from its first page on", async () => {
    const { actor, load, refreshRows, rows, value } = await answered({
      key: "id",
      staysOnRefresh: false,
    });
    expect(value()).toBe("pages");
    actor.send(pressed);
    expect([value(), rows(), load.calls.length, refreshRows.calls]).toEqual(["waiting", [], 2, []]);
  });

  it("takes the rows away where they do not stay", async () => {
    const { actor, load, rows } = await answered({ staysOnRefresh: false });
    actor.send(pressed);
    expect([rows(), load.calls.length]).toEqual([[], 2]);
  });

  it("asks once more for what failed, and for what takes long", async () => {
    const { actor, load } = startReport();
    actor.send(pressed);
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await load.call(1).fail(failure(503));
    actor.send(pressed);
    expect(load.calls.length).toBe(3);
  });
});

describe("a report that is compared", () => {
  it("asks for the compared range with its own", async () => {
    const { actor, compared: known, loadComparison } = startReport();
    actor.send(wanted);
    expect(loadComparison.call(0).input).toEqual({ ...about, ...week });
    await loadComparison.call(0).answer(compared("a week before"));
    expect(known()).toEqual(compared("a week before"));
  });

  it("asks for both again with another filter, and shows nothing of the one before", async () => {
    const { apply, compared: known, load, loadComparison } = await comparing();
    apply(october);
    expect([known(), load.call(1).input.filter, loadComparison.call(1).input.filter]).toEqual([
      null,
      filterOf(october),
      filterOf(october),
    ]);
  });

  it("asks with the first filter that may be asked", async () => {
    const { actor, apply, loadComparison } = startReport({ required: ["stoppage"] });
    actor.send(wanted);
    expect(loadComparison.calls).toEqual([]);
    apply(november, { stoppage: "Aricha" });
    expect(loadComparison.call(0).input.filter).toEqual(filterOf(november, { stoppage: "Aricha" }));
    apply(november, { stoppage: "" });
    expect(loadComparison.call(0).signal.aborted).toBe(true);
  });

  it("keeps rows and comparison until both have come, and shows both together", async () => {
    const { actor, compared: known, loadComparison, refreshRows, rows } = await comparing();
    const shown: unknown[] = [];
    actor.subscribe(() => shown.push([rows(), known()?.at]));
    actor.send(pressed);
    expect(refreshRows.call(0).input).toEqual({
      ...about,
      comparing: "week",
      needsComparison: true,
      isByUser: true,
    });
    expect([rows(), known()]).toEqual([page("Rahima").rows, compared("a week before")]);
    await refreshRows.call(0).answer({ page: newer("Karim"), compared: compared("newer", 2) });
    expect([rows(), known(), loadComparison.calls.length]).toEqual([
      page("Karim").rows,
      compared("newer", 2),
      1,
    ]);
    expect(shown.at(-1)).toEqual([page("Karim").rows, 2]);
  });

  it("keeps both where the refresh fails", async () => {
    const { actor, compared: known, refreshRows, rows } = await comparing();
    actor.send(pressed);
    await refreshRows.call(0).fail(failure(503));
    expect([rows(), known()]).toEqual([page("Rahima").rows, compared("a week before")]);
  });

  it("shows newer rows alone where its comparison has failed before", async () => {
    const { actor, loadComparison, part, refreshRows, rows } = await answered();
    actor.send(wanted);
    await loadComparison.call(0).fail(failure(400));
    actor.send(pressed);
    expect(refreshRows.call(0).input).toMatchObject({ comparing: "week", needsComparison: false });
    await refreshRows.call(0).answer({ page: newer("Karim"), compared: null });
    expect([rows(), part("comparison").getSnapshot().value]).toEqual([
      page("Karim").rows,
      "failed",
    ]);
  });

  it("takes the comparison of a refresh in place of one on its way", async () => {
    const { actor, compared: known, loadComparison, refreshRows } = await answered();
    actor.send(wanted);
    actor.send(pressed);
    await refreshRows.call(0).answer({ page: newer("Karim"), compared: compared("newer", 2) });
    expect([known(), loadComparison.call(0).signal.aborted]).toEqual([compared("newer", 2), true]);
  });

  it("asks nothing again where a person chooses what was requested already", async () => {
    const { actor, loadComparison } = startReport();
    actor.send({ ...wanted, isByUser: false });
    actor.send(wanted);
    expect(loadComparison.calls.length).toBe(1);
    await loadComparison.call(0).fail(failure(503));
    actor.send({ ...wanted, isByUser: false });
    expect(loadComparison.calls.length).toBe(1);
    actor.send(wanted);
    expect(loadComparison.calls.map(({ input }) => input.isByUser)).toEqual([false, true]);
  });

  it("asks for another range, and stands alone again once that is not wanted", async () => {
    const { actor, compared: known, loadComparison } = await comparing();
    actor.send({ ...wanted, comparing: "year" });
    expect([known(), loadComparison.call(1).input.comparing]).toEqual([null, "year"]);
    actor.send(dropped);
    expect([loadComparison.call(1).signal.aborted, known()]).toEqual([true, null]);
    actor.send({ type: "report.refreshed" });
    actor.send({ ...wanted, comparing: "year" });
    expect(loadComparison.calls.length).toBe(3);
  });

  it("is not asked with a comparison that is no longer wanted", async () => {
    const { actor, refreshRows } = await comparing();
    actor.send(dropped);
    actor.send(pressed);
    expect(refreshRows.call(0).input).toMatchObject({ comparing: null, needsComparison: false });
  });
});

describe("a list in pages", () => {
  it("has all of its pages fetched, for as long as the same rows are requested", async () => {
    const { apply, loadPage, part } = await answered({ key: "id", staysOnRefresh: false });
    part("allPages").send({ type: "pages.requested" });
    expect(loadPage.call(0).input).toEqual({ ...about, cursor: null, limit: 500 });
    apply(october);
    expect(loadPage.call(0).signal.aborted).toBe(true);
    expect(() => part("allPages")).toThrow();
  });

  it("fetches them when the connection is back", async () => {
    const { load, loadPage, lose, part, restore } = startReport({ key: "id" });
    lose();
    await load.call(0).answer(page("Rahima"));
    part("allPages").send({ type: "pages.requested" });
    expect(loadPage.calls).toEqual([]);
    restore();
    expect(loadPage.calls.length).toBe(1);
  });
});

it("what a report waits for ends with it", async () => {
  const { actor, load, loadComparison } = startReport();
  actor.send(wanted);
  actor.stop();
  expect([load.call(0).signal.aborted, loadComparison.call(0).signal.aborted]).toEqual([
    true,
    true,
  ]);
});

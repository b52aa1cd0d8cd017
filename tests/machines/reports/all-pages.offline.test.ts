import { allPagesMachine, type ListPageRequest } from "machines/reports/all-pages";
import type { ReportPage } from "machines/reports/report-request";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { byHand, failure } from "../actors.ts";
import { connectionByHand } from "../reports.ts";
import {
  checking,
  fetching,
  input,
  numbered,
  page,
  start,
  waiting,
  wanted,
} from "./started-pages.ts";

describe("all pages of a list without a connection", () => {
  it("are not requested where it was lost before", () => {
    const load = byHand<ReportPage, ListPageRequest>();
    const { logic: followConnection } = connectionByHand();
    const actors = { loadPage: load.logic, followConnection };
    const machine = allPagesMachine.provide({ actors });
    const actor = createActor(machine, { input: { ...input, isOffline: true } }).start();
    actor.send(wanted);
    expect([actor.getSnapshot().value, load.calls]).toEqual([waiting, []]);
  });

  it("is requested when the connection is back", async () => {
    const { actor, load, lose, restore, state } = start();
    lose();
    actor.send(wanted);
    expect([state(), load.calls]).toEqual([waiting, []]);
    restore();
    expect([state(), load.call(0).input.cursor]).toEqual([fetching, null]);
    await load.call(0).answer(page(numbered(1), null));
    expect(state()).toBe("loaded");
  });

  it("waits between its pages, and before the newest is requested once more", async () => {
    const { actor, cursors, load, lose, restore, state } = start();
    actor.send(wanted);
    lose();
    await load.call(0).answer(page(numbered(2), "2"));
    expect([state(), cursors()]).toEqual([waiting, [null]]);
    restore();
    expect([state(), cursors()]).toEqual([fetching, [null, "2"]]);
    lose();
    await load.call(1).answer(page(numbered(1), null));
    expect([state(), cursors()]).toEqual([waiting, [null, "2"]]);
    restore();
    expect([state(), cursors()]).toEqual([checking, [null, "2", null]]);
  });

  it("that is cut off goes on where it was, and any other failure is one", async () => {
    const { actor, cursors, load, logged, lose, restore, state, context } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2), "2"));
    lose();
    await load.call(1).fail(failure(undefined));
    expect([state(), logged]).toEqual([waiting, []]);
    restore();
    await load.call(2).answer(page(numbered(1), null));
    lose();
    await load.call(3).fail(failure(undefined));
    expect([state(), logged]).toEqual([waiting, []]);
    restore();
    expect([state(), cursors()]).toEqual([checking, [null, "2", "2", null, null]]);
    await load.call(4).answer(page(numbered(2), "2"));
    expect([state(), context().all?.rows]).toEqual(["loaded", numbered(2, 1)]);
  });

  it.each([1, 2])("that is refused at request %i as the connection goes has failed", async (at) => {
    const { actor, load, logged, lose, restore, state } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2), "2"));
    if (at === 2) await load.call(1).answer(page(numbered(1), null));
    lose();
    await load.call(at).fail(failure(403));
    restore();
    expect([state(), logged, load.calls.length]).toEqual(["failed", [["failed with 403"]], at + 1]);
  });

  it("can be cancelled while it waits", () => {
    const { actor, load, lose, restore, state } = start();
    lose();
    actor.send(wanted);
    actor.send({ type: "pages.cancelled" });
    restore();
    expect([state(), load.calls]).toEqual(["cancelled", []]);
  });

  it("that fails without an answer while it is online has failed", async () => {
    const { actor, load, logged, state } = start();
    actor.send(wanted);
    await load.call(0).fail(failure(undefined));
    expect([state(), logged]).toEqual(["failed", [["failed with undefined"]]]);
  });
});

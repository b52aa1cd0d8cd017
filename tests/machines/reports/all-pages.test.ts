import { describe, expect, it } from "vitest";
import { failure } from "../actors.ts";
import {
  asked,
  checking,
  fetching,
  fetchTwo,
  input,
  none,
  numbered,
  page,
  start,
  wanted,
} from "./started-pages.ts";

describe("all pages of a list", () => {
  it("asks nothing until it is wanted", () => {
    const { load, state, context } = start();
    expect([load.calls, state(), context()]).toEqual([[], "idle", none]);
  });

  it("that fits into one page is whole with it", async () => {
    const { actor, load, state, context } = start();
    actor.send(wanted);
    expect([state(), load.call(0).input]).toEqual([
      fetching,
      { ...asked, cursor: null, limit: 500 },
    ]);
    await load.call(0).answer(page(numbered(1, 2), null));
    expect([state(), load.calls.length]).toEqual(["loaded", 1]);
    expect(context()).toEqual({
      list: input,
      pages: [page(numbered(1, 2), null)],
      all: { rows: numbered(1, 2), fetchedAt: 1, hasChanged: false },
      isOffline: false,
    });
  });

  it("asks page after page, and then the newest once more", async () => {
    const { actor, load, state, context, cursors } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(4, 3), "3", 1));
    expect([state(), context().pages, context().all]).toEqual([
      fetching,
      [page(numbered(4, 3), "3", 1)],
      null,
    ]);
    await load.call(1).answer(page(numbered(2), "2", 2));
    await load.call(2).answer(page(numbered(1), null, 3));
    expect([state(), context().all, cursors()]).toEqual([checking, null, [null, "3", "2", null]]);
    expect(load.call(3).input).toEqual({ ...asked, cursor: null, limit: 500 });
    await load.call(3).answer(page(numbered(4, 3), "3", 4));
    expect([state(), context().all]).toEqual([
      "loaded",
      { rows: numbered(4, 3, 2, 1), fetchedAt: 1, hasChanged: false },
    ]);
  });

  it("has a record once that moved to the next page, as it was seen last", async () => {
    const { context } = await fetchTwo(
      page([{ number: 3 }, { number: 2, status: "reserved" }], "2"),
      page([{ number: 2, status: "cancelled" }, { number: 1 }], null),
      page([{ number: 3 }, { number: 2, status: "reserved" }], "2"),
    );
    expect(context().all?.rows).toEqual([
      { number: 3 },
      { number: 2, status: "cancelled" },
      { number: 1 },
    ]);
  });

  it("keeps every row that has no key", async () => {
    const { context } = await fetchTwo(
      page([{ name: "a" }, "b"], "2"),
      page([{ name: "a" }, null], null),
      page([{ name: "a" }, "b"], "2"),
    );
    expect(context().all?.rows).toEqual([{ name: "a" }, "b", { name: "a" }, null]);
  });

  it("notes that records have come, gone or changed meanwhile", async () => {
    const first = page(numbered(3, 2), "2");
    const last = page(numbered(1), null);
    for (const newest of [numbered(4, 3), numbered(3), [{ number: 3, status: "new" }, {}]]) {
      const { state, context } = await fetchTwo(first, last, page(newest, "2"));
      expect([state(), context().all]).toEqual([
        "loaded",
        { rows: numbered(3, 2, 1), fetchedAt: 1, hasChanged: true },
      ]);
    }
  });

  it("is not whole when a page fails in the middle, and starts again when it is wanted again", async () => {
    const { actor, load, logged, state, context, cursors } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2), "2"));
    await load.call(1).fail(failure(503));
    expect([state(), context().all, logged]).toEqual(["failed", null, [["failed with 503"]]]);
    actor.send(wanted);
    expect([state(), context().pages, cursors()]).toEqual([fetching, [], [null, "2", null]]);
  });

  it("is not whole when the newest page cannot be had again", async () => {
    const { actor, load, logged, state, context } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2), "2"));
    await load.call(1).answer(page(numbered(1), null));
    await load.call(2).fail("no answer");
    expect([state(), context().all, logged]).toEqual(["failed", null, [["no answer"]]]);
  });

  it("stays whole while it is fetched again, also when that fails, and until it is whole again", async () => {
    const { actor, load, state, context } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2, 1), null));
    const whole = { rows: numbered(2, 1), fetchedAt: 1, hasChanged: false };
    actor.send(wanted);
    expect([state(), context().pages, context().all]).toEqual([fetching, [], whole]);
    await load.call(1).answer(page(numbered(3), "3", 2));
    await load.call(2).fail(failure(503));
    expect([state(), context().all]).toEqual(["failed", whole]);
    actor.send(wanted);
    actor.send({ type: "pages.cancelled" });
    expect([state(), context().all]).toEqual(["cancelled", whole]);
    actor.send(wanted);
    await load.call(4).answer(page(numbered(3, 2, 1), null, 4));
    expect(context().all).toEqual({ rows: numbered(3, 2, 1), fetchedAt: 4, hasChanged: false });
  });

  it("does not go round in a circle", async () => {
    const { actor, load, state, cursors } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(3), "a"));
    await load.call(1).answer(page(numbered(2), "b"));
    await load.call(2).answer(page(numbered(1), "a"));
    expect([state(), cursors()]).toEqual(["failed", [null, "a", "b"]]);
  });

  it("can be cancelled at every page, and keeps nothing that comes late", async () => {
    const { actor, load, state, context } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2), "2"));
    actor.send({ type: "pages.cancelled" });
    expect([state(), load.call(1).signal.aborted]).toEqual(["cancelled", true]);
    await load.call(1).answer(page(numbered(1), null));
    expect([state(), context().all]).toEqual(["cancelled", null]);
    actor.send(wanted);
    await load.call(2).answer(page(numbered(2), "2"));
    await load.call(3).answer(page(numbered(1), null));
    actor.send({ type: "pages.cancelled" });
    expect([state(), load.call(4).signal.aborted]).toEqual(["cancelled", true]);
  });

  it("that is wanted twice is fetched once", async () => {
    const { actor, load } = start();
    actor.send(wanted);
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2), "2"));
    await load.call(1).answer(page(numbered(1), null));
    actor.send(wanted);
    expect([load.calls.length, load.call(2).signal.aborted]).toEqual([3, false]);
  });

  it("that is dropped aborts its request and keeps nothing", async () => {
    const { actor, load, state, context } = start();
    actor.send(wanted);
    await load.call(0).answer(page(numbered(2), "2"));
    actor.send({ type: "pages.dropped" });
    expect([load.call(1).signal.aborted, state(), context()]).toEqual([true, "idle", none]);
  });
});

import type { ActorEvent } from "machines/inspect/actor-events";
import { heard } from "viewer/story/live.ts";
import { actorsAt, inWords, litIn, stateInWords } from "viewer/story/story.ts";
import { describe, expect, it } from "vitest";

const story: ActorEvent[] = [
  { at: 0, actor: "1", name: "portal", event: { type: "xstate.init" }, from: null },
  { at: 0, actor: "2", name: "loading", event: { type: "xstate.init" }, from: "1" },
  { at: 1, actor: "3", name: "report", event: { type: "xstate.init" }, from: "4" },
  { at: 2, actor: "2", name: "loading", state: { idle: "quiet" }, status: "active" },
  { at: 3, actor: "2", name: "loading", event: { type: "xstate.stop" }, from: "1" },
];

describe("a story", () => {
  it("has every actor as it was at a moment, below the one that started it", () => {
    const plain = { status: "active", tags: [], context: undefined };
    const portal = { ...plain, actor: "1", name: "portal", state: null, depth: 0, place: 0 };
    const loading = { ...plain, actor: "2", name: "loading", state: null, depth: 1, place: 1 };
    const report = { ...plain, actor: "3", name: "report", state: null, depth: 0, place: 2 };
    expect(actorsAt(story, 1)).toEqual([portal, loading]);
    const quiet = { ...loading, state: { idle: "quiet" }, place: 3 };
    expect(actorsAt(story, 3)).toEqual([portal, quiet, report]);
    expect(actorsAt(story, 4)[1]).toEqual({ ...quiet, status: "stopped", place: 4 });
  });

  it("lights each state that a machine is in, within the others", () => {
    expect([...litIn("a", { b: { c: "d" }, e: "f" })]).toEqual([
      ...["a", "a.b", "a.b.c", "a.b.c.d", "a.e", "a.e.f"],
    ]);
    expect([...litIn("a", null)]).toEqual(["a"]);
  });

  it.each<[object, string]>([
    [{ event: { type: "xstate.init", input: 1 }, from: null }, "starts"],
    [{ event: { type: "xstate.stop" }, from: null }, "is to stop"],
    [
      { event: { type: "xstate.done.actor.load", output: 1, actorId: "load" }, from: null },
      'load done {"output":1}',
    ],
    [{ event: { type: "xstate.snapshot.water", snapshot: {} }, from: null }, "water changed"],
    [{ state: { failed: "retriable" }, status: "active" }, "is failed: retriable"],
    [{ state: null, status: "done" }, "is done"],
    [{ effect: "redirect", with: { to: "/login" } }, 'does redirect {"to":"/login"}'],
  ])("says %j in words: %s", (happening, words) => {
    expect(inWords({ at: 0, actor: "1", name: "x", ...happening } as ActorEvent)).toBe(words);
  });

  it("names states within others, and those at once", () => {
    expect(stateInWords({ rows: { more: "waiting" }, filter: "open" })).toBe(
      "rows: more: waiting, filter: open",
    );
  });
});

describe("tabs that tell what they do", () => {
  const [first, second] = story as [ActorEvent, ActorEvent];
  const of = { tab: "a", title: "Home" };

  it("are there once they have begun, grow, and go when they are closed", () => {
    const begun = heard([], { ...of, began: [first] });
    expect(begun).toEqual([{ id: "a", title: "Home", story: [first] }]);
    const told = heard(begun, { tab: "a", title: "Login", told: second });
    expect(told).toEqual([{ id: "a", title: "Login", story: [first, second] }]);
    expect(heard(told, { ...of, began: [second] })).toEqual([
      { id: "a", title: "Home", story: [second] },
    ]);
    expect(heard(told, { ...of, closes: true })).toEqual([]);
  });

  it("are not begun by what happens in the middle", () => {
    expect(heard([], { ...of, told: first })).toEqual([]);
  });
});

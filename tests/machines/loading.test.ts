import fc from "fast-check";
import { loadingMachine } from "machines";
import { expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { tagsOf } from "./actors.ts";

const steps = {
  started: { type: "request.started" },
  settled: { type: "request.settled" },
} as const;

it.each([
  ["nothing is in flight at first", [], 0, []],
  ["the flag is true when a request starts", ["started"], 1, ["inFlight", "loading"]],
  ["the flag is false when it settles", ["started", "settled"], 0, []],
  ["two requests are one flag", ["started", "started"], 2, ["inFlight", "loading"]],
  [
    "any answer clears the flag, and the bar goes on",
    ["started", "started", "settled"],
    1,
    ["inFlight"],
  ],
  ["the last answer ends the bar", ["started", "started", "settled", "settled"], 0, []],
  [
    "the next start sets the flag again",
    ["started", "started", "settled", "started"],
    2,
    ["inFlight", "loading"],
  ],
  [
    "three requests, two answers",
    ["started", "started", "started", "settled", "settled"],
    1,
    ["inFlight"],
  ],
  ["an answer to nothing is nothing", ["settled"], 0, []],
] as const)("%s", (_, events, inFlight, tags) => {
  const actor = createActor(loadingMachine).start();
  for (const event of events) actor.send(steps[event]);
  expect([actor.getSnapshot().context.inFlight, tagsOf(actor.getSnapshot())]).toEqual([
    inFlight,
    tags,
  ]);
});

it.each([
  ["an answer may take some seconds", ["started", 4_999], ["inFlight", "loading"]],
  ["no answer for five seconds is slow", ["started", 5_000], ["inFlight", "loading", "slow"]],
  [
    "another request does not make it quicker",
    ["started", 5_000, "started"],
    ["inFlight", "loading", "slow"],
  ],
  ["an answer ends that", ["started", 5_000, "settled"], []],
  [
    "with others in flight the next answer has its seconds",
    ["started", "started", 5_000, "settled", 4_999],
    ["inFlight"],
  ],
  ["and is slow after them", ["started", "started", 5_000, "settled", 5_000], ["inFlight", "slow"]],
  [
    "each answer gives the others time",
    ["started", "started", "started", "settled", 5_000, "settled", 4_999],
    ["inFlight"],
  ],
  [
    "even when it comes before they are slow",
    ["started", "started", "started", "settled", 4_000, "settled", 4_000],
    ["inFlight"],
  ],
  ["a late request begins anew", ["started", "settled", 5_000, "started"], ["inFlight", "loading"]],
] as const)("%s", (_, happenings, tags) => {
  const clock = new SimulatedClock();
  const actor = createActor(loadingMachine, { clock }).start();
  for (const happening of happenings) {
    if (typeof happening === "number") clock.increment(happening);
    else actor.send(steps[happening]);
  }
  expect(tagsOf(actor.getSnapshot())).toEqual(tags);
});

it("after any requests the flag is what happened last, and the bar whether any is open [S4.9]", () => {
  const anything = fc.array(fc.constantFrom("started", "settled"));
  fc.assert(
    fc.property(anything, (events) => {
      const actor = createActor(loadingMachine).start();
      let open = 0;
      let last = "settled";
      for (const event of events) {
        if (event === "settled" && open === 0) continue;
        actor.send(steps[event]);
        open += event === "started" ? 1 : -1;
        last = event;
      }
      const snapshot = actor.getSnapshot();
      expect(snapshot.context.inFlight).toBe(open);
      expect(snapshot.hasTag("loading")).toBe(last === "started");
      expect(snapshot.hasTag("inFlight")).toBe(open > 0);
    }),
  );
});

import fc from "fast-check";
import { createTrace, type Step } from "machines/inspect/trace";
import { StatusError } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { createActor, createMachine, fromPromise, type InspectionEvent } from "xstate";

const secret = "S3CRET";

/** What a trace keeps of an event, whatever actor it came to. */
function told(event: { type: string }, id = "someone") {
  const { inspect, read } = createTrace({ now: () => 0 });
  const actor = createActor(createMachine({}), { id, inspect }).start();
  actor.send(event);
  const step = read().steps.findLast((one): one is Step & { event: object } => "event" in one);
  return step?.event;
}

describe("what is told of an event", () => {
  it.each([
    [
      { type: "request.failed", status: 503, aborted: false },
      { status: 503, aborted: false },
    ],
    [
      { type: "request.failed", status: null, aborted: true },
      { status: null, aborted: true },
    ],
    [{ type: "request.failed", status: "503", aborted: secret }, {}],
    [{ type: "request.failed", status: 4711, aborted: 1 }, {}],
    [{ type: "signIn.submitted", username: secret, password: secret }, {}],
    [{ type: "company.chosen", company: secret }, {}],
    [{ type: "page.opened", page: `/water/vehicles/${secret}?q=${secret}` }, { page: "/water" }],
    [{ type: "page.opened", page: "/" }, { page: "/" }],
    [{ type: "page.opened", page: `/${secret}` }, { page: "/…" }],
    [{ type: "page.opened", page: secret }, { page: "/…" }],
    [{ type: "page.opened", page: `${secret}/water` }, { page: "/…" }],
    [{ type: "page.opened", page: { at: secret } }, {}],
    [{ type: "loaded", output: { rows: [{ name: secret }, {}], next: secret } }, { rows: 2 }],
    [{ type: "loaded", output: { rows: secret, user: { name: secret } } }, {}],
    [{ type: "failed", error: new TypeError(secret) }, { error: "TypeError" }],
    [
      { type: "failed", error: { name: secret, status: 401 } },
      { error: "Error", status: 401 },
    ],
    [{ type: "failed", error: secret }, { error: "Error" }],
    [{ type: "request.failed", status: 100 }, { status: 100 }],
    [{ type: "request.failed", status: 599 }, { status: 599 }],
    [{ type: "request.failed", status: 600 }, {}],
    [{ type: "request.failed", status: 99 }, {}],
    [{ type: "request.failed", status: 401.5 }, {}],
    [{ type: `${"r".repeat(150)}` }, { type: "r".repeat(100) }],
    [{ type: "/water\n/w1" }, { type: "/water" }],
    [{ type: "loaded", output: null }, {}],
  ])("%j is %j", (event, rest) => {
    expect(told(event)).toEqual({ type: event.type, ...rest });
  });

  it.each([
    ...["Error", "TypeError", "RangeError", "SyntaxError", "DOMException", "AbortError"],
    ...["StatusError", "NoAnswerError", "AbortedError", "TimedOutError"],
    ...["NotJsonError", "WrongEnvelopeError"],
  ])("is the class of an error that the code knows: %s", (name) => {
    const event = { type: "failed", error: { name } };
    expect(told(event)).toEqual({ type: "failed", error: name });
  });

  it.each([
    ...["/login", "/profile", "/error", "/company-preview", "/intracity", "/supervisor"],
    ...["/offline-counter", "/toll-plaza", "/waybill", "/water", "/intercity"],
    "/counterwise-ticketing",
  ])("is the part of the portal that a page belongs to: %s", (page) => {
    for (const more of ["", "/7", "?q=7", "#7"]) {
      const event = { type: "page.opened", page: page + more };
      expect(told(event)).toEqual({ type: "page.opened", page });
    }
  });

  it("is the status of the answer that an error is of", () => {
    const request = { id: 1, method: "GET", path: "/api/auth/user" } as const;
    const error = Object.assign(Object.create(StatusError.prototype), {
      ...request,
      name: "StatusError",
      status: 404,
      message: secret,
    });
    expect(told({ type: "failed", error } as { type: string })).toEqual({
      type: "failed",
      error: "StatusError",
      status: 404,
    });
  });

  it("is a name up to what it is of", () => {
    const id = `report./api/water/vehicles/{company_id}@${secret}#{"fields":"${secret}"}`;
    const { inspect, read } = createTrace({ now: () => 0 });
    const actor = createActor(createMachine({}), { id, inspect }).start();
    actor.send({ type: `xstate.done.actor.${id}` });
    expect(read().steps.map((step) => ("event" in step ? step.event.type : step.name))).toEqual([
      "xstate.init",
      "report./api/water/vehicles/{company_id}",
      "xstate.done.actor.report./api/water/vehicles/{company_id}",
    ]);
  });

  it("is never a word or a number of anyone, wherever it stands", () => {
    const word = fc.string().map((text) => `${secret}${text}`);
    const payload = fc.object({ values: [word, fc.constant(987_654_321)], withBigInt: true });
    fc.assert(
      fc.property(payload, payload, (fields, output) => {
        const event = { ...fields, output, error: output, type: "x" };
        const text = JSON.stringify(told(event));
        expect(text).not.toContain(secret);
        expect(text).not.toContain("987654321");
      }),
    );
  });
});

describe("a trace", () => {
  const machine = createMachine({
    id: "light",
    context: { name: secret, amount: 12.5 },
    initial: "off",
    states: {
      off: { on: { pressed: "on", touched: {} } },
      on: { type: "final" },
    },
  });

  it("has the states that follow one another, once each, and when", () => {
    let moment = 1000.6;
    const { inspect, read } = createTrace({ now: () => (moment += 9.9) });
    const actor = createActor(machine, { id: "light", inspect }).start();
    actor.send({ type: "touched" });
    actor.send({ type: "pressed" });
    const name = "light";
    const { sessionId } = actor;
    const of = { actor: sessionId, name };
    expect(read()).toEqual({
      version: 1,
      steps: [
        { at: 0, ...of, from: null, event: { type: "xstate.init" } },
        { at: 10, ...of, state: "off", status: "active" },
        { at: 20, ...of, from: null, event: { type: "touched" } },
        { at: 30, ...of, from: null, event: { type: "pressed" } },
        { at: 40, ...of, state: "on", status: "done" },
      ],
    });
  });

  it("keeps the newest steps alone, and nothing of the old ones", () => {
    const { inspect, read } = createTrace({ now: () => 0, most: 3 });
    const actor = createActor(machine, { inspect }).start();
    for (let times = 0; times < 10; times += 1) actor.send({ type: "touched" });
    actor.send({ type: "pressed" });
    expect(read().steps.map((step) => ("event" in step ? step.event.type : step.state))).toEqual([
      "touched",
      "pressed",
      "on",
    ]);
  });

  it("tells who sent an event, and how what was called ended", async () => {
    const { inspect, read } = createTrace({ now: () => 0 });
    const called = createMachine({
      initial: "calling",
      states: {
        calling: {
          invoke: {
            id: "load",
            src: fromPromise(async () => ({ rows: [1, 2] })),
            onDone: "called",
          },
        },
        called: {},
      },
    });
    const actor = createActor(called, { id: "caller", inspect }).start();
    await new Promise((resolve) => setImmediate(resolve));
    const [load] = read().steps.filter(({ name }) => name === "load");
    const last = read().steps.filter(({ name }) => name === "caller");
    expect(last.slice(-2)).toEqual([
      {
        at: 0,
        actor: actor.sessionId,
        name: "caller",
        from: load?.actor,
        event: { type: "xstate.done.actor.load", rows: 2 },
      },
      { at: 0, actor: actor.sessionId, name: "caller", state: "called", status: "active" },
    ]);
    expect(read().steps.filter((step) => "status" in step && step.name === "load")).toEqual([
      { at: 0, actor: load?.actor, name: "load", state: null, status: "active" },
      { at: 0, actor: load?.actor, name: "load", state: null, status: "done" },
    ]);
  });

  it("has regions of states too, and nothing of what else is inspected", () => {
    const { inspect, read } = createTrace({ now: () => 0 });
    const both = createMachine({
      type: "parallel",
      states: { a: { initial: "one", states: { one: {} } }, b: {} },
    });
    const actor = createActor(both, { id: "both", inspect }).start();
    inspect.next?.({ type: "@xstate.microstep", actorRef: actor } as unknown as InspectionEvent);
    expect(read().steps.slice(1)).toEqual([
      {
        at: 0,
        actor: actor.sessionId,
        name: "both",
        state: { a: "one", b: {} },
        status: "active",
      },
    ]);
    const snapshot = { value: null, status: "done" };
    inspect.next?.({
      type: "@xstate.snapshot",
      actorRef: actor,
      snapshot,
    } as unknown as InspectionEvent);
    expect(read().steps.at(-1)).toEqual({
      at: 0,
      actor: actor.sessionId,
      name: "both",
      state: null,
      status: "done",
    });
  });
});

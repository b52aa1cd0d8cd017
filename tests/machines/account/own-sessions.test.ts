import { type OwnSession, ownSessionsMachine } from "machines/account/own-sessions";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, byHand, failure, pass, tagsOf } from "../actors.ts";

const session = (id: string, isCurrent = false): OwnSession => ({
  id,
  device: "Firefox on Windows",
  since: "2026-06-08T03:02:11+06:00",
  lastSeen: "2026-06-08T05:39:47+06:00",
  isCurrent,
});
const [here, phone, office] = [session("here", true), session("phone"), session("office")];
const all = [here, phone, office];
const calm = { ending: null, hasEndFailed: false };

function start() {
  const loadSessions = byHand<readonly OwnSession[]>();
  const endSession = byHand<void, { id: string }>();
  const endOthers = byHand<void>();
  const actor = createActor(
    ownSessionsMachine.provide({
      actors: {
        loadSessions: loadSessions.logic,
        endSession: endSession.logic,
        endOthers: endOthers.logic,
      },
    }),
  ).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { actor, loadSessions, endSession, endOthers, now };
}

async function listed() {
  const started = start();
  await started.loadSessions.call(0).answer(all);
  return started;
}

describe("the user's sessions", () => {
  it("are listed", async () => {
    const { loadSessions, now } = start();
    expect(now()).toEqual(["loading", { sessions: [], ...calm }]);
    await loadSessions.call(0).answer(all);
    expect(now()).toEqual(["shown", { sessions: all, ...calm }]);
  });

  it("that are listed are asked for again, and stay on the screen meanwhile", async () => {
    const { actor, loadSessions, now } = await listed();
    actor.send({ type: "list.requested" });
    expect(now()).toEqual(["loading", { sessions: all, ...calm }]);
    await loadSessions.call(1).answer([here]);
    expect(now()).toEqual(["shown", { sessions: [here], ...calm }]);
  });

  it("that could not be listed are asked for again", async () => {
    const { actor, loadSessions, now } = start();
    await loadSessions.call(0).fail(failure(500));
    expect(now()).toEqual(["failed", { sessions: [], ...calm }]);
    actor.send({ type: "list.requested" });
    await loadSessions.call(1).answer(all);
    expect(now()).toEqual(["shown", { sessions: all, ...calm }]);
  });

  it("end one by one", async () => {
    const { actor, endSession, now } = await listed();
    actor.send({ type: "end.requested", id: "phone" });
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([
      ["ending", { sessions: all, ending: "phone", hasEndFailed: false }],
      ["busy"],
    ]);
    const others = [
      { type: "end.requested", id: "office" },
      { type: "endOfOthers.requested" },
    ] as const;
    expect(others.map((event) => actor.getSnapshot().can(event))).toEqual([false, false]);
    for (const event of others) actor.send(event);
    expect(endSession.calls.map(({ input }) => input)).toEqual([{ id: "phone" }]);
    await endSession.call(0).answer(undefined);
    expect(now()).toEqual(["shown", { sessions: [here, office], ...calm }]);
  });

  it("that ended elsewhere meanwhile are gone as well", async () => {
    const { actor, endSession, now } = await listed();
    actor.send({ type: "end.requested", id: "phone" });
    await endSession.call(0).fail(failure(404));
    expect(now()).toEqual(["shown", { sessions: [here, office], ...calm }]);
  });

  it("stay where they could not be ended, until the next try", async () => {
    const { actor, endSession, endOthers, now } = await listed();
    const failed = { sessions: all, ending: null, hasEndFailed: true };
    actor.send({ type: "end.requested", id: "phone" });
    await endSession.call(0).fail(failure(undefined));
    expect(now()).toEqual(["shown", failed]);
    actor.send({ type: "endOfOthers.requested" });
    expect(now()).toEqual(["endingOthers", { sessions: all, ...calm }]);
    await endOthers.call(0).fail(failure(404));
    expect(now()).toEqual(["shown", failed]);
    actor.send({ type: "end.requested", id: "office" });
    expect(now()).toEqual(["ending", { sessions: all, ending: "office", hasEndFailed: false }]);
  });

  it("end all at once but this one", async () => {
    const { actor, endOthers, now } = await listed();
    actor.send({ type: "endOfOthers.requested" });
    expect(tagsOf(actor.getSnapshot())).toEqual(["busy"]);
    await endOthers.call(0).answer(undefined);
    expect(now()).toEqual(["shown", { sessions: [here], ...calm }]);
  });

  it.each([{ type: "end.requested", id: "phone" }, { type: "endOfOthers.requested" }] as const)(
    "are asked for anew after a change of the password, whatever $type was on its way",
    async (event) => {
      const { actor, loadSessions, endSession, endOthers, now } = await listed();
      actor.send(event);
      actor.send({ type: "list.requested" });
      expect(now()).toEqual(["loading", { sessions: all, ...calm }]);
      for (const call of [...endSession.calls, ...endOthers.calls]) await call.answer(undefined);
      await loadSessions.call(1).answer([here]);
      expect(now()).toEqual(["shown", { sessions: [here], ...calm }]);
    },
  );

  it("are those of the last answer that was asked for, however late another comes", async () => {
    for (const [first, second] of [
      [100, 300],
      [300, 100],
    ] as const) {
      const clock = new SimulatedClock();
      const loadSessions = after<readonly OwnSession[]>(clock, [
        [first, all],
        [second, [here]],
      ]);
      const machine = ownSessionsMachine.provide({ actors: { loadSessions } });
      const actor = createActor(machine, { clock }).start();
      actor.send({ type: "list.requested" });
      await pass(clock, 100);
      expect(actor.getSnapshot().context.sessions).not.toEqual(all);
      await pass(clock, 400);
      expect(actor.getSnapshot().context.sessions).toEqual([here]);
    }
  });
});

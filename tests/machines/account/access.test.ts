import {
  type Access,
  type AccessLists,
  accessMachine,
  type OpenInvitation,
} from "machines/account/access";
import { describe, expect, it } from "vitest";
import { createActor, type EventObject, fromCallback, SimulatedClock } from "xstate";
import { after, byHand, failure, pass, tagsOf } from "../actors.ts";

const seen = "2026-06-08T05:39:47+06:00";
const person = (user: string, name: string, isYou = false): Access => ({
  ...{ user, name, username: name.toLowerCase(), role: isYou ? "administrator" : "reader" },
  ...{ since: null, lastSeen: seen, isDisabled: false, isYou },
});
const farhana = person("3", "Farhana", true);
const nasrin = person("4", "Nasrin");
const rafiq = person("5", "Rafiq");
const open = (id: string, name: string): OpenInvitation => ({
  ...{ id, name, role: "reader", invitedBy: "Farhana", expiresAt: "2026-06-09T05:39:47+06:00" },
});
const [cashier, auditor] = [open("i", "Night cashier"), open("j", "Auditor")];
const lists: AccessLists = {
  people: [farhana, nasrin, rafiq],
  invitations: [cashier, auditor],
};
const calm = { end: null, withdrawing: null, failure: null, done: null };
const endOf = (kind: "access" | "sessions", user = "4") =>
  ({ type: "end.requested", kind, user }) as const;

function start() {
  const loadAccess = byHand<AccessLists>();
  const endAccess = byHand<void, { user: string }>();
  const endSessions = byHand<void, { user: string }>();
  const withdraw = byHand<void, { id: string }>();
  const following = new Set<(event: EventObject) => void>();
  const actor = createActor(
    accessMachine.provide({
      actors: {
        loadAccess: loadAccess.logic,
        endAccess: endAccess.logic,
        endSessions: endSessions.logic,
        withdraw: withdraw.logic,
        followConnection: fromCallback(({ sendBack }) => {
          following.add(sendBack);
          return () => following.delete(sendBack);
        }),
      },
    }),
  ).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { actor, loadAccess, endAccess, endSessions, withdraw, following, now };
}

async function listed() {
  const started = start();
  await started.loadAccess.call(0).answer(lists);
  return started;
}

describe("who has access", () => {
  it("is listed, with who is invited", async () => {
    const { loadAccess, now } = start();
    expect(now()).toEqual(["loading", { people: [], invitations: [], ...calm }]);
    await loadAccess.call(0).answer(lists);
    expect(now()).toEqual(["shown", { ...lists, ...calm }]);
  });

  it.each([
    [failure(500), "failed"],
    [failure(undefined), "failed"],
    [failure(403), "notAdministrator"],
  ])("is not known after %s, and is asked for again", async (error, why) => {
    const { actor, loadAccess, following, now } = start();
    await loadAccess.call(0).fail(error);
    expect(now()).toEqual(["unknown", { people: [], invitations: [], ...calm, failure: why }]);
    expect(following.size).toBe(1);
    actor.send({ type: "list.requested" });
    expect(now()).toEqual(["loading", { people: [], invitations: [], ...calm }]);
    expect(following.size).toBe(0);
    await loadAccess.call(1).answer(lists);
    expect(now()).toEqual(["shown", { ...lists, ...calm }]);
  });

  it("is asked for again once the browser is online", async () => {
    const { loadAccess, following, now } = start();
    await loadAccess.call(0).fail(failure(undefined));
    for (const tell of following) tell({ type: "connection.restored" });
    expect(now()).toEqual(["loading", { people: [], invitations: [], ...calm }]);
    await loadAccess.call(1).answer(lists);
    expect(now()).toEqual(["shown", { ...lists, ...calm }]);
  });

  it("is asked for anew after somebody was invited, and stays on the screen meanwhile", async () => {
    const { actor, loadAccess, now } = await listed();
    actor.send({ type: "list.requested" });
    expect(now()).toEqual(["loading", { ...lists, ...calm }]);
    await loadAccess.call(1).answer({ people: lists.people, invitations: [] });
    expect(now()).toEqual(["shown", { people: lists.people, invitations: [], ...calm }]);
  });

  it("is that of the last answer that was asked for, however late another comes", async () => {
    const later = { people: [farhana], invitations: [] };
    for (const [first, second] of [
      [100, 300],
      [300, 100],
    ] as const) {
      const clock = new SimulatedClock();
      const loadAccess = after<AccessLists>(clock, [
        [first, lists],
        [second, later],
      ]);
      const machine = accessMachine.provide({ actors: { loadAccess } });
      const actor = createActor(machine, { clock }).start();
      actor.send({ type: "list.requested" });
      await pass(clock, 100);
      expect(actor.getSnapshot().context.people).not.toEqual(lists.people);
      await pass(clock, 400);
      expect(actor.getSnapshot().context.people).toEqual([farhana]);
    }
  });

  it("tells nobody any more once its screen is left", async () => {
    const clock = new SimulatedClock();
    const loadAccess = after<AccessLists>(clock, [[100, lists]]);
    const machine = accessMachine.provide({ actors: { loadAccess } });
    const actor = createActor(machine, { clock }).start();
    actor.stop();
    await pass(clock, 200);
    expect(actor.getSnapshot().context.people).toEqual([]);
  });
});

describe("an access", () => {
  it("is ended once that is confirmed, with what its user had invited others to", async () => {
    const { actor, loadAccess, endAccess, now } = await listed();
    const end = { kind: "access", user: "4" };
    actor.send(endOf("access"));
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([
      ["confirming", { ...lists, ...calm, end }],
      ["asking"],
    ]);
    expect(endAccess.calls).toEqual([]);
    actor.send({ type: "end.confirmed" });
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([
      ["endingAccess", { ...lists, ...calm, end }],
      ["asking", "busy"],
    ]);
    await endAccess.call(0).answer(undefined);
    const done = { kind: "access", name: "Nasrin" };
    const people = [farhana, rafiq];
    expect(now()).toEqual(["loading", { ...lists, people, ...calm, done }]);
    await loadAccess.call(1).answer({ people, invitations: [cashier] });
    expect(now()).toEqual(["shown", { people, invitations: [cashier], ...calm, done }]);
    expect(endAccess.calls.map(({ input }) => input)).toEqual([{ user: "4" }]);
  });

  it("is ended once, however often that is confirmed, and not left meanwhile", async () => {
    const { actor, endAccess, now } = await listed();
    actor.send(endOf("access"));
    for (const type of ["end.confirmed", "end.confirmed", "end.dropped"] as const)
      actor.send({ type });
    actor.send(endOf("sessions", "5"));
    expect(now()[0]).toBe("endingAccess");
    expect(endAccess.calls.map(({ input }) => input)).toEqual([{ user: "4" }]);
  });

  it("stays if that is not confirmed", async () => {
    const { actor, endAccess, now } = await listed();
    actor.send(endOf("access"));
    actor.send({ type: "end.dropped" });
    expect([now(), endAccess.calls]).toEqual([["shown", { ...lists, ...calm }], []]);
  });

  it("that somebody else ended meanwhile is told by the list", async () => {
    const { actor, loadAccess, endAccess, now } = await listed();
    actor.send(endOf("access"));
    actor.send({ type: "end.confirmed" });
    await endAccess.call(0).fail(failure(404));
    expect(now()).toEqual(["loading", { ...lists, ...calm }]);
    await loadAccess.call(1).answer({ people: [farhana, rafiq], invitations: [] });
    expect(now()).toEqual(["shown", { people: [farhana, rafiq], invitations: [], ...calm }]);
  });

  it.each([
    [failure(undefined), "failed"],
    [failure(401), "failed"],
    [failure(400), "failed"],
    [failure(403, { code: "forbidden" }), "notAdministrator"],
  ])("stays after %s, and the question says why until it is answered again", async (error, why) => {
    const { actor, endAccess, now } = await listed();
    const end = { kind: "access", user: "4" };
    actor.send(endOf("access"));
    actor.send({ type: "end.confirmed" });
    await endAccess.call(0).fail(error);
    expect(now()).toEqual(["confirming", { ...lists, ...calm, end, failure: why }]);
    actor.send({ type: "end.confirmed" });
    expect(now()).toEqual(["endingAccess", { ...lists, ...calm, end }]);
    await endAccess.call(1).fail(error);
    actor.send({ type: "end.dropped" });
    expect(now()).toEqual(["shown", { ...lists, ...calm }]);
  });
});

describe("the sessions of somebody", () => {
  it("are ended, and the access stays", async () => {
    const { actor, endAccess, endSessions, now } = await listed();
    actor.send(endOf("sessions"));
    actor.send({ type: "end.confirmed" });
    expect(now()[0]).toBe("endingSessions");
    expect(tagsOf(actor.getSnapshot())).toEqual(["asking", "busy"]);
    await endSessions.call(0).answer(undefined);
    const people = [farhana, { ...nasrin, lastSeen: null }, rafiq];
    const done = { kind: "sessions", name: "Nasrin" };
    expect(now()).toEqual(["shown", { ...lists, people, ...calm, done }]);
    expect(endSessions.calls.map(({ input }) => input)).toEqual([{ user: "4" }]);
    expect(endAccess.calls).toEqual([]);
  });

  it("stay where they are of other companies too", async () => {
    const { actor, endSessions, now } = await listed();
    actor.send(endOf("sessions"));
    actor.send({ type: "end.confirmed" });
    await endSessions.call(0).fail(failure(403, { code: "other_companies" }));
    const end = { kind: "sessions", user: "4" };
    expect(now()).toEqual(["confirming", { ...lists, ...calm, end, failure: "otherCompanies" }]);
    actor.send({ type: "end.confirmed" });
    expect(now()).toEqual(["endingSessions", { ...lists, ...calm, end }]);
  });

  it("that nobody has any more are told by the list", async () => {
    const { actor, endSessions, now } = await listed();
    actor.send(endOf("sessions"));
    actor.send({ type: "end.confirmed" });
    await endSessions.call(0).fail(failure(404));
    expect(now()).toEqual(["loading", { ...lists, ...calm }]);
  });
});

describe("an open invitation", () => {
  it("is withdrawn, one at a time", async () => {
    const { actor, withdraw, now } = await listed();
    actor.send({ type: "withdrawal.requested", id: "i" });
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([
      ["withdrawing", { ...lists, ...calm, withdrawing: "i" }],
      ["busy"],
    ]);
    actor.send({ type: "withdrawal.requested", id: "j" });
    actor.send(endOf("access"));
    await withdraw.call(0).answer(undefined);
    const done = { kind: "withdrawal", name: "Night cashier" };
    expect(now()).toEqual(["shown", { ...lists, invitations: [auditor], ...calm, done }]);
    expect(withdraw.calls.map(({ input }) => input)).toEqual([{ id: "i" }]);
  });

  it("that was accepted meanwhile is told by the lists, as is who accepted it", async () => {
    const { actor, loadAccess, withdraw, now } = await listed();
    actor.send({ type: "withdrawal.requested", id: "i" });
    await withdraw.call(0).fail(failure(404));
    expect(now()).toEqual(["loading", { ...lists, ...calm }]);
    const people = [...lists.people, person("6", "Selim")];
    await loadAccess.call(1).answer({ people, invitations: [auditor] });
    expect(now()).toEqual(["shown", { people, invitations: [auditor], ...calm }]);
  });

  it("that could not be withdrawn stays, until the next try", async () => {
    const { actor, withdraw, now } = await listed();
    actor.send({ type: "withdrawal.requested", id: "i" });
    await withdraw.call(0).fail(failure(503));
    expect(now()).toEqual(["shown", { ...lists, ...calm, failure: "failed" }]);
    actor.send({ type: "withdrawal.requested", id: "i" });
    expect(now()).toEqual(["withdrawing", { ...lists, ...calm, withdrawing: "i" }]);
  });

  it("that could not be withdrawn is as the lists tell it later", async () => {
    const { actor, loadAccess, withdraw, now } = await listed();
    actor.send({ type: "withdrawal.requested", id: "i" });
    await withdraw.call(0).fail(failure(503));
    actor.send({ type: "list.requested" });
    await loadAccess.call(1).answer({ ...lists, invitations: [auditor] });
    expect(now()).toEqual(["shown", { ...lists, invitations: [auditor], ...calm }]);
  });

  it("whose withdrawal is not answered before another was made is told by the lists", async () => {
    const { actor, loadAccess, withdraw, now } = await listed();
    actor.send({ type: "withdrawal.requested", id: "i" });
    actor.send({ type: "list.requested" });
    expect(withdraw.call(0).signal.aborted).toBe(true);
    await withdraw.call(0).answer(undefined);
    await loadAccess.call(1).answer({ ...lists, invitations: [auditor] });
    expect(now()).toEqual(["shown", { ...lists, invitations: [auditor], ...calm }]);
  });
});

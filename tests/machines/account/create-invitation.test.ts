import {
  type CreatedInvitation,
  createInvitationMachine,
  type InvitationRequest,
} from "machines/account/create-invitation";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, byHand, failure, pass, tagsOf } from "../actors.ts";

const made: CreatedInvitation = { token: "secret", expiresAt: "2026-06-09T05:39:47+06:00" };
const nothing = { name: "", made: null, failure: null, refusal: null };
const wish = (name: string) => ({ type: "invitation.submitted", name, role: "reader" }) as const;

function open() {
  const invite = byHand<CreatedInvitation, InvitationRequest>();
  const actor = createActor(
    createInvitationMachine.provide({ actors: { invite: invite.logic } }),
  ).start();
  actor.send({ type: "dialog.opened" });
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { actor, invite, now };
}

describe("an invitation that is made", () => {
  it("has its link shown once, and forgotten with the dialog", async () => {
    const { actor, invite, now } = open();
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([["asking", nothing], ["open"]]);
    actor.send(wish(" Nasrin "));
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([
      ["sending", { ...nothing, name: "Nasrin" }],
      ["busy", "open"],
    ]);
    await invite.call(0).answer(made);
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([
      ["made", { ...nothing, name: "Nasrin", made }],
      ["open"],
    ]);
    actor.send({ type: "dialog.closed" });
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([["closed", nothing], []]);
    expect(invite.calls.map(({ input }) => input)).toEqual([{ name: "Nasrin", role: "reader" }]);
  });

  it("is one, however often its button is pressed", async () => {
    const { actor, invite, now } = open();
    actor.send(wish("Nasrin"));
    actor.send(wish("Nasrin"));
    actor.send({ type: "form.edited" });
    await invite.call(0).answer(made);
    actor.send(wish("Nasrin"));
    expect([now()[0], invite.calls.length]).toEqual(["made", 1]);
  });

  it("says who it is for, before anything is sent", async () => {
    const { actor, invite, now } = open();
    actor.send(wish("  "));
    expect(now()).toEqual(["asking", { ...nothing, failure: "nameMissing" }]);
    actor.send({ type: "form.edited" });
    expect([now(), invite.calls]).toEqual([["asking", nothing], []]);
  });

  it.each([
    [failure(undefined), { failure: "unanswered", refusal: null }],
    [failure(502), { failure: "unanswered", refusal: null }],
    [failure(504), { failure: "unanswered", refusal: null }],
    [failure(200), { failure: "unanswered", refusal: null }],
    [failure(500), { failure: "failed", refusal: null }],
    [failure(403), { failure: "notAdministrator", refusal: null }],
    [failure(400), { failure: "refused", refusal: null }],
    [failure(400, { fieldErrors: [] }), { failure: "refused", refusal: null }],
    [
      failure(400, { fieldErrors: [{ field: "name", message: "There are 20 already." }] }),
      { failure: "refused", refusal: "There are 20 already." },
    ],
  ])("is none after %s, and the dialog says why until the form is edited", async (error, why) => {
    const { actor, invite, now } = open();
    actor.send(wish("Nasrin"));
    await invite.call(0).fail(error);
    expect(now()).toEqual(["asking", { ...nothing, name: "Nasrin", ...why }]);
    actor.send({ type: "form.edited" });
    expect(now()).toEqual(["asking", { ...nothing, name: "Nasrin" }]);
  });

  it("says nothing of an earlier try while the next one is under way", async () => {
    const { actor, invite, now } = open();
    actor.send(wish("Nasrin"));
    await invite.call(0).fail(failure(400));
    actor.send(wish("Nasrin Akter"));
    expect(now()).toEqual(["sending", { ...nothing, name: "Nasrin Akter" }]);
  });

  it("is not shown by an answer that comes after the dialog was closed, nor by one for another", async () => {
    const clock = new SimulatedClock();
    const other = { token: "other", expiresAt: "2026-06-10T05:39:47+06:00" };
    const invite = after<CreatedInvitation, InvitationRequest>(clock, [
      [300, made],
      [100, other],
    ]);
    const actor = createActor(createInvitationMachine.provide({ actors: { invite } }), {
      clock,
    }).start();
    const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
    actor.send({ type: "dialog.opened" });
    actor.send(wish("Nasrin"));
    actor.send({ type: "dialog.closed" });
    expect(now()).toEqual(["closed", nothing]);
    actor.send({ type: "dialog.opened" });
    actor.send(wish("Rafiq"));
    await pass(clock, 100);
    expect(now()).toEqual(["made", { ...nothing, name: "Rafiq", made: other }]);
    await pass(clock, 300);
    expect(now()).toEqual(["made", { ...nothing, name: "Rafiq", made: other }]);
  });

  it("begins with nothing after an earlier one", async () => {
    const { actor, invite, now } = open();
    actor.send(wish("Nasrin"));
    await invite.call(0).fail(failure(500));
    actor.send({ type: "dialog.closed" });
    actor.send({ type: "dialog.opened" });
    expect(now()).toEqual(["asking", nothing]);
  });
});

import { authenticationMachine } from "machines/session/authentication";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, failure, karim, pass, rahima, tagsOf } from "../actors.ts";
import { nobody, somebody } from "./authentication-steps.ts";
import { start } from "./started-authentication.ts";

describe("late answers", () => {
  it("of a load do not bring a user back whom another tab signed out [R15]", async () => {
    const { actor, loadUser } = start({ hasToken: true });
    actor.send({ type: "token.removed" });
    expect(loadUser.call(0).signal.aborted).toBe(true);
    await loadUser.call(0).answer(rahima);
    expect(actor.getSnapshot().value).toBe("unauthenticated");
    expect(actor.getSnapshot().context.user).toBe(null);
  });

  it("of a sign-out do not sign the next user out [R17]", async () => {
    const { actor, loadUser, signOut } = start({ hasToken: true });
    await loadUser.call(0).answer(rahima);
    actor.send({ type: "signOut.requested" });
    actor.send({ type: "token.replaced" });
    await loadUser.call(1).answer(karim);
    await signOut.call(0).answer({ success: true });
    expect(actor.getSnapshot().context.user).toEqual(karim.user);
  });

  it("of an older load never replace a newer one, in any order of the two [R13]", async () => {
    for (const [first, second] of [
      [100, 300],
      [300, 100],
    ] as const) {
      const clock = new SimulatedClock();
      const actor = createActor(
        authenticationMachine.provide({
          actors: {
            loadUser: after(clock, [
              [first, rahima],
              [second, karim],
            ]),
          },
        }),
        { input: { hasToken: true }, clock },
      ).start();
      actor.send({ type: "token.replaced" });
      await pass(clock, 100);
      expect(actor.getSnapshot().context.user).not.toEqual(rahima.user);
      await pass(clock, 400);
      expect(actor.getSnapshot().context.user).toEqual(karim.user);
    }
  });
});

describe("sign-out", () => {
  it("leaves nothing of the user, nor of what they chose on this device", async () => {
    const { actor, loadUser, signOut } = start({ hasToken: true });
    const lastChosen = { water: "w2" };
    await loadUser.call(0).answer({ ...rahima, restriction: null, lastChosen });
    expect(actor.getSnapshot().context).toEqual(somebody);
    actor.send({ type: "signOut.requested" });
    await signOut.call(0).answer({ success: true });
    expect(actor.getSnapshot().context).toEqual(nobody);
  });

  it("that fails says so, until it is tried again", async () => {
    const { actor, loadUser, signOut, effects } = start({ hasToken: true });
    await loadUser.call(0).answer(rahima);
    actor.send({ type: "signOut.requested" });
    expect(tagsOf(actor.getSnapshot())).toEqual(["busy"]);
    await signOut.call(0).fail(failure(500));
    expect(actor.getSnapshot().context).toMatchObject({ ...rahima, signOutFailed: true });
    actor.send({ type: "signOut.requested" });
    expect(actor.getSnapshot().context.signOutFailed).toBe(false);
    await signOut.call(1).answer({ success: true });
    expect(actor.getSnapshot().context).toMatchObject({ user: null, companies: {} });
    expect(effects).toEqual(["remove"]);
  });
});

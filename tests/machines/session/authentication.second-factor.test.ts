import { authenticationMachine } from "machines/session/authentication";
import type { Credentials, PasskeyCredentials } from "machines/session/authentication-events";
import type { SignedInUser } from "machines/session/session";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, byHand, failure, pass, rahima, tagsOf } from "../actors.ts";

const ways = ["totp", "passkey"];
const pending: SignedInUser = {
  ...rahima,
  companies: {},
  restriction: "needsSecondFactor",
  secondFactorWays: ways,
};
const passed = { type: "secondFactor.passed", token: "whole", newPlaces: ["desk"] } as const;
const noPasskey = Object.assign(new Error("no"), { name: "NoPasskeyError" });

function start(hasToken = true) {
  const requestToken = byHand<{ token: string }, Credentials | PasskeyCredentials>();
  const loadUser = byHand<SignedInUser>();
  const signOut = byHand<{ success: boolean }>();
  const told: unknown[] = [];
  const actor = createActor(
    authenticationMachine.provide({
      actors: {
        requestToken: requestToken.logic,
        loadUser: loadUser.logic,
        signOut: signOut.logic,
      },
      actions: {
        storeToken: (_, { token }) => told.push(["store", token]),
        removeToken: () => told.push("remove"),
      },
    }),
    { input: { hasToken } },
  );
  actor.on("*", ({ type }) => told.push(type));
  actor.start();
  const state = () => actor.getSnapshot().value;
  return { actor, requestToken, loadUser, signOut, told, state };
}

describe("a sign-in that needs a second factor", () => {
  it("waits for it between the password and the portal", async () => {
    const { actor, requestToken, loadUser, told, state } = start(false);
    actor.send({ type: "signIn.submitted", username: "rahima", password: "secret" });
    await requestToken.call(0).answer({ token: "half" });
    await loadUser.call(0).answer(pending);
    expect([state(), actor.getSnapshot().context.secondFactorWays]).toEqual([
      { needsSecondFactor: "idle" },
      ways,
    ]);
    actor.send(passed);
    expect(state()).toBe("startingUp");
    await loadUser.call(1).answer(rahima);
    expect([state(), actor.getSnapshot().context.newPlaces, told]).toEqual([
      { authenticated: "idle" },
      ["desk"],
      [
        "session.requested",
        "session.missing",
        ["store", "half"],
        "session.restricted",
        ["store", "whole"],
        "session.requested",
        "session.began",
      ],
    ]);
  });

  it("goes on after a reload", async () => {
    const { loadUser, told, state } = start();
    await loadUser.call(0).answer(pending);
    expect([state(), told]).toEqual([
      { needsSecondFactor: "idle" },
      ["session.requested", "session.restricted"],
    ]);
  });

  it("is left by a sign-out, which may fail", async () => {
    const { actor, loadUser, signOut, state } = start();
    await loadUser.call(0).answer(pending);
    actor.send({ type: "signOut.requested" });
    expect(tagsOf(actor.getSnapshot())).toEqual(["busy"]);
    await signOut.call(0).fail(failure(500));
    expect(state()).toEqual({ needsSecondFactor: "idle" });
    actor.send({ type: "signOut.requested" });
    await signOut.call(1).answer({ success: true });
    expect(state()).toBe("unauthenticated");
  });

  it("ends with its token, which lives for minutes", async () => {
    const { actor, loadUser, told, state } = start();
    await loadUser.call(0).answer(pending);
    actor.send({ type: "session.expired" });
    actor.send(passed);
    expect([state(), actor.getSnapshot().context.failure, told.slice(2)]).toEqual([
      "unauthenticated",
      { reason: "sessionEnded", retryAfter: null },
      ["remove", "session.expired"],
    ]);
  });

  it("is done in every tab once it is done in one", async () => {
    const { actor, loadUser, state } = start();
    await loadUser.call(0).answer(pending);
    actor.send({ type: "token.replaced" });
    expect(state()).toBe("startingUp");
    await loadUser.call(1).answer(rahima);
    expect(state()).toEqual({ authenticated: "idle" });
  });

  it("is no way in for a second step that ends after another tab signed out", async () => {
    const clock = new SimulatedClock();
    const actor = createActor(
      authenticationMachine.provide({
        actors: {
          loadUser: after(clock, [
            [100, pending],
            [300, rahima],
          ]),
        },
        actions: { storeToken: () => {} },
      }),
      { input: { hasToken: true }, clock },
    ).start();
    await pass(clock, 100);
    actor.send(passed);
    await pass(clock, 100);
    actor.send({ type: "token.removed" });
    await pass(clock, 500);
    expect(actor.getSnapshot().value).toBe("unauthenticated");
  });
});

describe("a second factor that has to be set up", () => {
  const bare: SignedInUser = { ...rahima, restriction: "mustSetUpSecondFactor" };

  it("comes before the portal, and is followed by it", async () => {
    const { actor, loadUser, told, state } = start();
    await loadUser.call(0).answer(bare);
    expect(state()).toEqual({ mustSetUpSecondFactor: "idle" });
    actor.send({ type: "secondFactor.setUp" });
    await loadUser.call(1).answer(rahima);
    expect([state(), told]).toEqual([
      { authenticated: "idle" },
      ["session.requested", "session.restricted", "session.requested", "session.began"],
    ]);
  });

  it("is left by a sign-out", async () => {
    const { actor, loadUser, signOut, told, state } = start();
    await loadUser.call(0).answer(bare);
    actor.send({ type: "signOut.requested" });
    expect(state()).toEqual({ mustSetUpSecondFactor: "signingOut" });
    await signOut.call(0).answer({ success: true });
    expect([state(), told.slice(2)]).toEqual([
      "unauthenticated",
      ["remove", "session.signedOut", "session.ended"],
    ]);
  });

  it("is asked for during a session", async () => {
    const { actor, loadUser, told, state } = start();
    await loadUser.call(0).answer(rahima);
    actor.send({ type: "secondFactor.asked" });
    expect([state(), told.slice(2)]).toEqual([
      { mustSetUpSecondFactor: "idle" },
      ["session.restricted"],
    ]);
  });
});

describe("a passkey in place of a password", () => {
  it("is asked for once, and signs in", async () => {
    const { actor, requestToken, loadUser, told, state } = start(false);
    actor.send({ type: "passkey.chosen", isShared: true });
    actor.send({ type: "passkey.chosen" });
    expect([state(), requestToken.calls.map(({ input }) => input)]).toStrictEqual([
      { signingIn: "requestingToken" },
      [{ isShared: true }],
    ]);
    await requestToken.call(0).answer({ token: "whole" });
    await loadUser.call(0).answer(rahima);
    expect([state(), told]).toEqual([
      { authenticated: "idle" },
      ["session.requested", "session.missing", ["store", "whole"], "session.began"],
    ]);
  });

  it.each([
    [noPasskey, "noPasskey"],
    [failure(401), "wrongCredentials"],
    [failure(429), "tooManyTries"],
    [failure(503), "unreachable"],
    [failure(undefined), "unreachable"],
  ])("that ends with %o says %s", async (error, reason) => {
    const { actor, requestToken, state } = start(false);
    actor.send({ type: "passkey.chosen" });
    await requestToken.call(0).fail(error);
    expect([state(), actor.getSnapshot().context.failure?.reason]).toEqual([
      "unauthenticated",
      reason,
    ]);
    actor.send({ type: "passkey.chosen" });
    expect([state(), actor.getSnapshot().context.failure]).toEqual([
      { signingIn: "requestingToken" },
      null,
    ]);
  });
});

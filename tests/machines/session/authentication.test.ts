import { authenticationMachine } from "machines/session/authentication";
import type { Credentials, PasskeyCredentials } from "machines/session/authentication-events";
import type { SignedInUser } from "machines/session/session";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, byHand, failure, karim, pass, rahima, tagsOf } from "../actors.ts";
import { nobody, somebody } from "./authentication-steps.ts";

const secret: Credentials = { username: "rahima", password: "secret" };

function start({ hasToken }: { hasToken: boolean }) {
  const effects: string[] = [];
  const requestToken = byHand<{ token: string }, Credentials | PasskeyCredentials>();
  const loadUser = byHand<SignedInUser>();
  const signOut = byHand<{ success: boolean }>();
  const actor = createActor(
    authenticationMachine.provide({
      actors: {
        requestToken: requestToken.logic,
        loadUser: loadUser.logic,
        signOut: signOut.logic,
      },
      actions: {
        storeToken: (_, { token }) => effects.push(`store ${token}`),
        removeToken: () => effects.push("remove"),
      },
    }),
    { input: { hasToken } },
  ).start();
  return { actor, effects, requestToken, loadUser, signOut };
}

describe("at start", () => {
  it("nobody is known where nothing was said of a token", () => {
    const { value, context } = createActor(authenticationMachine).getSnapshot();
    expect([value, context]).toEqual([
      "unauthenticated",
      {
        hasToken: false,
        user: null,
        companies: {},
        reporting: { timeZone: null, weekStartsOn: null, weekend: [], features: [] },
        passwordRules: { minLength: null, refuses: [] },
        secondFactorWays: [],
        newPlaces: [],
        failure: null,
        signOutFailed: false,
      },
    ]);
  });

  it("nobody is signed in without a token, and nothing is requested [V7.6.2]", () => {
    const { actor, loadUser, effects } = start({ hasToken: false });
    expect(actor.getSnapshot().value).toBe("unauthenticated");
    expect([loadUser.calls, effects]).toEqual([[], []]);
  });

  it("the app waits for the user of the token [S4.1]", async () => {
    const { actor, loadUser } = start({ hasToken: true });
    expect(actor.getSnapshot().value).toBe("startingUp");
    await loadUser.call(0).answer(rahima);
    expect(actor.getSnapshot().value).toEqual({ authenticated: "idle" });
    expect(actor.getSnapshot().context.user).toEqual(rahima.user);
  });

  it("a service that is down is tried again, and recovers", async () => {
    const { actor, loadUser, effects } = start({ hasToken: true });
    await loadUser.call(0).fail(failure(503));
    expect(actor.getSnapshot().value).toBe("unavailable");
    actor.send({ type: "retry.requested" });
    await loadUser.call(1).answer(rahima);
    expect([actor.getSnapshot().value, effects]).toEqual([{ authenticated: "idle" }, []]);
  });
});

describe("the time zone and the week that the host reports in", () => {
  it("is known from signing in on", async () => {
    const { actor, loadUser } = start({ hasToken: true });
    const told: unknown[] = [];
    actor.on("session.began", (event) => told.push(event));
    await loadUser.call(0).answer(rahima);
    expect(actor.getSnapshot().context.reporting).toEqual(rahima.reporting);
    expect(told).toEqual([{ type: "session.began", ...rahima }]);
  });

  it("is forgotten with the user", async () => {
    const { actor, loadUser } = start({ hasToken: true });
    await loadUser.call(0).answer(rahima);
    actor.send({ type: "token.replaced" });
    expect(actor.getSnapshot().context.reporting).toEqual({
      timeZone: null,
      weekStartsOn: null,
      weekend: [],
      features: [],
    });
    await loadUser.call(1).answer(karim);
    expect(actor.getSnapshot().context.reporting).toEqual(karim.reporting);
  });
});

describe("sign-in", () => {
  it("hands the credentials on, stores the token, then loads the user [S4.3, S7.3]", async () => {
    const { actor, requestToken, loadUser, effects } = start({ hasToken: false });
    actor.send({ type: "signIn.submitted", ...secret });
    expect(requestToken.call(0).input).toEqual(secret);
    await requestToken.call(0).answer({ token: "t-0815" });
    expect(effects).toEqual(["store t-0815"]);
    await loadUser.call(0).answer(rahima);
    expect(actor.getSnapshot().value).toEqual({ authenticated: "idle" });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/secret|t-0815/);
  });

  it("hands on that the machine is shared", () => {
    const { actor, requestToken } = start({ hasToken: false });
    actor.send({ type: "signIn.submitted", ...secret, isShared: true });
    expect(requestToken.call(0).input).toEqual({ ...secret, isShared: true });
  });

  it("sent twice is one sign-in [R14]", async () => {
    const { actor, requestToken } = start({ hasToken: false });
    const again = { type: "signIn.submitted", username: "karim", password: "other" } as const;
    expect([actor.getSnapshot().can(again), tagsOf(actor.getSnapshot())]).toEqual([true, []]);
    actor.send({ type: "signIn.submitted", ...secret });
    expect([actor.getSnapshot().can(again), tagsOf(actor.getSnapshot())]).toEqual([
      false,
      ["busy"],
    ]);
    actor.send(again);
    expect(requestToken.calls.map(({ input }) => input)).toEqual([secret]);
  });

  it("that is overtaken by another tab's never shows its own user [R17]", async () => {
    const { actor, requestToken, loadUser } = start({ hasToken: false });
    actor.send({ type: "signIn.submitted", ...secret });
    await requestToken.call(0).answer({ token: "t-0815" });
    actor.send({ type: "token.replaced" });
    expect(loadUser.call(0).signal.aborted).toBe(true);
    await loadUser.call(1).answer(karim);
    await loadUser.call(0).answer(rahima);
    expect(actor.getSnapshot().context.user).toEqual(karim.user);
  });
});

describe("a sign-in beside another tab's", () => {
  const ofTwo = async (...events: ("token.replaced" | "token.removed")[]) => {
    const portal = start({ hasToken: false });
    portal.actor.send({ type: "signIn.submitted", ...secret });
    for (const type of events) portal.actor.send({ type });
    await portal.requestToken.call(0).fail(failure(401));
    return portal;
  };

  it("gives way to the other's user when it fails, and removes no token [R17]", async () => {
    const { actor, loadUser, effects } = await ofTwo("token.replaced");
    expect(actor.getSnapshot().value).toBe("startingUp");
    await loadUser.call(0).answer(karim);
    const { value, context } = actor.getSnapshot();
    expect([value, context.user, context.failure, effects]).toEqual([
      { authenticated: "idle" },
      karim.user,
      null,
      [],
    ]);
  });

  it("says why it failed when the other has signed out again", async () => {
    const { actor, loadUser } = await ofTwo("token.replaced", "token.removed");
    expect(actor.getSnapshot().value).toBe("unauthenticated");
    expect([actor.getSnapshot().context.failure?.reason, loadUser.calls]).toEqual([
      "wrongCredentials",
      [],
    ]);
  });
});

describe("the new places that a sign-in tells of", () => {
  const newPlaces = [{ at: "2026-06-07T23:12:40+06:00", device: "Chrome on Android" }];
  const told = async () => {
    const portal = start({ hasToken: false });
    portal.actor.send({ type: "signIn.submitted", ...secret });
    await portal.requestToken.call(0).answer({ token: "t-0815", newPlaces });
    return { ...portal, places: () => portal.actor.getSnapshot().context.newPlaces };
  };

  it("are known once the user is, until they were seen", async () => {
    const { actor, loadUser, places } = await told();
    await loadUser.call(0).answer(rahima);
    expect(places()).toEqual(newPlaces);
    actor.send({ type: "newPlaces.seen" });
    expect(places()).toEqual([]);
  });

  it("wait for a change of the password", async () => {
    const { actor, loadUser, places } = await told();
    await loadUser.call(0).answer({ ...rahima, restriction: "mustChangePassword" });
    actor.send({ type: "newPlaces.seen" });
    actor.send({ type: "password.changed" });
    await loadUser.call(1).answer(rahima);
    expect(places()).toEqual(newPlaces);
  });

  it("are told to nobody else", async () => {
    const { actor, loadUser, places } = await told();
    actor.send({ type: "token.replaced" });
    await loadUser.call(1).answer(karim);
    expect(places()).toEqual([]);
  });
});

it("a company that is added while somebody is signed in is loaded with the user", async () => {
  const { actor, loadUser } = start({ hasToken: true });
  await loadUser.call(0).answer({ ...rahima, companies: {} });
  actor.send({ type: "access.added" });
  expect(actor.getSnapshot().value).toBe("startingUp");
  await loadUser.call(1).answer(rahima);
  const { value, context } = actor.getSnapshot();
  expect([value, context.companies]).toEqual([{ authenticated: "idle" }, rahima.companies]);
});

it("a session that nobody has used on a shared machine ends like one that is signed out, and says why", async () => {
  const { actor, effects, loadUser } = start({ hasToken: true });
  const told: string[] = [];
  actor.on("*", ({ type }) => told.push(type));
  await loadUser.call(0).answer(rahima);
  actor.send({ type: "session.timedOut" });
  const { value, context } = actor.getSnapshot();
  const { user, companies, hasToken, failure: why } = context;
  expect([value, user, companies, hasToken, why, effects, told]).toEqual([
    "unauthenticated",
    null,
    {},
    false,
    { reason: "sessionEnded", retryAfter: null },
    ["remove"],
    ["session.began", "session.signedOut", "session.ended"],
  ]);
});

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

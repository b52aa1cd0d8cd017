import { authenticationMachine } from "machines/session/authentication";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { failure, karim, rahima, tagsOf } from "../actors.ts";
import { secret, start } from "./started-authentication.ts";

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

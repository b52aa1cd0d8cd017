import { portalMachine, settledEvent } from "machines";
import { modules } from "machines/session/active-company";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { failure, karim, rahima } from "./actors.ts";
import { activeIds, known, signedIn, signIn, signOut, startPortal } from "./portal.ts";

describe("the portal", () => {
  it("that nobody has told anything is on Home and knows nobody", () => {
    expect(createActor(portalMachine).getSnapshot().context).toEqual({
      hasToken: false,
      page: "/",
      remembered: null,
      user: null,
      companies: {},
      reporting: { timeZone: null, weekStartsOn: null, weekend: [], features: [] },
      notOffered: [],
      chosen: {},
      active: {},
      returnTo: null,
      reports: [],
    });
  });

  it("starts the others under readable ids", () => {
    expect(Object.keys(startPortal().portal.getSnapshot().children)).toEqual([
      "session",
      "authentication",
      "loading",
      "connection",
      "tabs",
      "intracity",
      "supervisor",
      "offline_counter",
      "toll_plaza",
      "waybill",
      "water",
      "intercity",
      "counterwise_ticketing",
    ]);
  });

  it("has each module's company under the name of the module", () => {
    const { child } = startPortal();
    expect(modules.map((module) => child(module).getSnapshot().context.module)).toEqual(modules);
  });

  it("that is signed out waits for the user of a token that another tab has stored", () => {
    const { portal } = startPortal({ hasToken: false });
    expect(portal.getSnapshot().value).toBe("signedOut");
    portal.send({ type: "token.replaced" });
    expect(portal.getSnapshot().value).toBe("starting");
  });

  it("leaves the tabs alone when it stops", () => {
    const { portal, effects } = startPortal();
    portal.stop();
    expect(effects).toEqual(["tabs left"]);
  });
});

it("the portal knows the time zone and the week that are reported in, of whoever is signed in", async () => {
  const portal = startPortal({ hasToken: false });
  const unnamed = { timeZone: null, weekStartsOn: null, weekend: [], features: [] };
  const reporting = () => portal.portal.getSnapshot().context.reporting;
  expect(reporting()).toEqual(unnamed);
  await signIn(portal, rahima);
  expect(reporting()).toEqual(rahima.reporting);
  await signOut(portal);
  await signIn(portal, karim);
  expect(reporting()).toEqual(unnamed);
});

describe("the error catalogue, while someone is signed in", () => {
  it.each([
    ["no status", null, false, [["redirect", "/error", "later"]]],
    ["500", 500, false, [["redirect", "/error", "later"]]],
    ["401", 401, false, ["remove", "forget opened", ["redirect", "/login"]]],
    ["an aborted request", null, true, []],
    ["200 with something else than JSON", 200, false, []],
    ["400", 400, false, []],
    ["403", 403, false, []],
    ["404", 404, false, []],
    ["429", 429, false, []],
    ["502", 502, false, []],
    ["503", 503, false, []],
  ] as const)("%s", async (_, status, aborted, effects) => {
    const portal = await signedIn();
    portal.failed(status, { aborted });
    expect(portal.effects).toEqual(effects);
    expect(known(portal).session).toBe(status === 401 ? "signedOut" : "signedIn");
  });

  it("sends nobody to the 500 page who is offline, unless the service says 500", async () => {
    const portal = await signedIn();
    portal.failed(null, { isOffline: true });
    expect(portal.effects).toEqual([]);
    portal.failed(500, { isOffline: true });
    expect(portal.effects).toEqual([["redirect", "/error", "later"]]);
  });

  it("sends nobody to the 500 page over what a screen is whole without, but to Login over a 401", async () => {
    const portal = await signedIn();
    portal.failed(500, { isBackground: true });
    portal.failed(null, { isBackground: true });
    expect([portal.effects, known(portal).session]).toEqual([[], "signedIn"]);
    portal.failed(401, { isBackground: true });
    expect(known(portal).session).toBe("signedOut");
  });

  it.each([
    [401, null],
    [403, "password_change_required"],
    [403, "second_factor_setup_required"],
  ])(
    "says nothing of a session by a %d (%s) to what was asked in an earlier one",
    async (status, code) => {
      const portal = await signedIn();
      portal.failed(status, { code, isStaleSession: true });
      expect([known(portal).session, portal.effects]).toEqual(["signedIn", []]);
    },
  );

  it("sends nobody to the 500 page who is signing in", () => {
    const portal = startPortal({ hasToken: false });
    portal.failed(null);
    portal.failed(500);
    expect(portal.effects).toEqual([]);
  });

  it("sends a start that failed to the 500 page once, and keeps the token", async () => {
    const portal = startPortal();
    portal.failed(500);
    await portal.loadUser.call(0).fail(failure(500));
    expect([known(portal).session, portal.effects]).toEqual([
      "unavailable",
      [["redirect", "/error"]],
    ]);
    portal.child("authentication").send({ type: "retry.requested" });
    expect(known(portal).session).toBe("starting");
    await portal.loadUser.call(1).answer(rahima);
    expect(known(portal).session).toBe("signedIn");
  });

  it.each([
    [{ status: 200 }, null],
    [
      { status: 500, error: { name: "StatusError" } },
      { status: 500, aborted: false },
    ],
    [
      { status: 403, error: { name: "StatusError", code: "password_change_required" } },
      { status: 403, aborted: false, code: "password_change_required" },
    ],
    [
      { status: 403, error: { name: "StatusError", code: "forbidden" } },
      { status: 403, aborted: false, code: "forbidden" },
    ],
    [{ error: { name: "NoAnswerError" } }, { status: null, aborted: false }],
    [{ error: { name: "TimedOutError" } }, { status: null, aborted: false }],
    [{ error: { name: "AbortedError" } }, { status: null, aborted: true }],
  ])("hears of %o from the SDK", (outcome, failed) => {
    for (const isOffline of [true, false])
      for (const isBackground of [true, false])
        for (const isSignIn of [true, false])
          for (const isStaleSession of [true, false]) {
            const asked = { method: "GET", path: "/api/today", feature: "today" };
            const where = { ...asked, isOffline, isBackground, isSignIn, isStaleSession };
            expect(settledEvent(outcome, where)).toEqual(
              failed
                ? { type: "request.failed", code: null, ...failed, ...where }
                : { type: "request.answered" },
            );
          }
  });
});

describe("the loading flag", () => {
  const failed = {
    method: "GET",
    path: "/api/auth/user",
    status: null,
    aborted: false,
    isOffline: false,
    isBackground: false,
    isSignIn: false,
    isStaleSession: false,
    code: null,
  };
  it.each([
    ["an answer", { type: "request.answered" }],
    ["a failure", { type: "request.failed", ...failed, status: 404 }],
    [
      "a failure of what is aside",
      { type: "request.failed", ...failed, status: 500, isBackground: true },
    ],
    ["no answer", { type: "request.failed", ...failed }],
    ["an abort", { type: "request.failed", ...failed, aborted: true }],
    ["a 401", { type: "request.failed", ...failed, status: 401 }],
    [
      "a 401 of an earlier session",
      { type: "request.failed", ...failed, status: 401, isStaleSession: true },
    ],
    ...(["password_change_required", "second_factor_setup_required"] as const).map(
      (code) =>
        [`a 403 with ${code}`, { type: "request.failed", ...failed, status: 403, code }] as const,
    ),
  ] as const)("is set by any request and cleared by %s [S4.9]", async (_, settled) => {
    const portal = await signedIn();
    portal.portal.send({ type: "request.started" });
    portal.portal.send({ type: "request.started" });
    expect(portal.child("loading").getSnapshot().value).toEqual({ loading: "usual" });
    portal.portal.send(settled);
    expect(portal.child("loading").getSnapshot().value).toEqual({ idle: { awaiting: "usual" } });
    portal.portal.send(settled);
    expect(portal.child("loading").getSnapshot().value).toEqual({ idle: "quiet" });
  });
});

it("a user without an id is known by name", async () => {
  const portal = startPortal({ remembered: { user: "Nasrin", companies: { water: "w1" } } });
  await portal.loadUser.call(0).answer({ ...rahima, user: { name: "Nasrin" } });
  expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w1" });
});

describe("what is kept of a user", () => {
  const forgotten = ({ effects }: ReturnType<typeof startPortal>) =>
    effects.filter((effect) => /^forget/.test(String(effect)));

  it("goes with the sign-out", async () => {
    const portal = await signedIn();
    await signOut(portal);
    expect(forgotten(portal)).toEqual([
      ["forget last companies", "7"],
      "forget opened",
      "forget presets",
    ]);
  });

  it("goes with a session that nobody used on a shared machine", async () => {
    const portal = await signedIn();
    portal.child("authentication").send({ type: "session.timedOut" });
    expect(forgotten(portal)).toEqual([
      ["forget last companies", "7"],
      "forget opened",
      "forget presets",
    ]);
  });

  it("is less the last companies where another tab removed the token, which may have been a 401's", async () => {
    const portal = await signedIn();
    portal.portal.send({ type: "token.removed" });
    expect(forgotten(portal)).toEqual(["forget opened", "forget presets"]);
  });

  it("is that of who signs out before the screens, and not of the user before", async () => {
    const portal = await signedIn();
    portal.failed(401);
    await signIn(portal, { ...karim, restriction: "mustChangePassword" });
    portal.effects.length = 0;
    await signOut(portal);
    expect(forgotten(portal)).toEqual([
      ["forget last companies", "8"],
      "forget opened",
      "forget presets",
    ]);
  });

  it("is less what was open once the session has expired, and nothing of others' after that", async () => {
    const portal = await signedIn();
    portal.failed(401);
    expect(forgotten(portal)).toEqual(["forget opened"]);
    await signIn(portal, karim);
    expect(forgotten(portal)).toEqual(["forget opened", ["forget all but", "8"]]);
  });

  it("is nothing of others' where the stored token brings a user", async () => {
    const portal = startPortal();
    await portal.loadUser.call(0).answer(rahima);
    expect(forgotten(portal)).toEqual([["forget all but", "7"]]);
  });
});

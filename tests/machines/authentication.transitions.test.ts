import { authenticationMachine } from "machines";
import { describe, expect, it } from "vitest";
import { type StateValueFrom, transition } from "xstate";
import { failure, karim, rahima } from "./actors.ts";

type Value = StateValueFrom<typeof authenticationMachine>;

const nobody = {
  hasToken: false,
  user: null,
  companies: {},
  reporting: { timeZone: null },
  failure: null,
  signOutFailed: false,
};
const somebody = { ...nobody, hasToken: true, ...rahima };
const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, output }) as never;
const failed = (id: string, error: unknown) =>
  ({ type: `xstate.error.actor.${id}`, error }) as never;
const submitted = { type: "signIn.submitted", username: "rahima", password: "secret" } as const;

const idle: Value = { authenticated: "idle" };
const signingOut: Value = { authenticated: "signingOut" };
const requesting: Value = { signingIn: "requestingToken" };
const loading: Value = { signingIn: "loadingUser" };
const holding = { ...nobody, hasToken: true };
const wrong = { reason: "wrongCredentials", retryAfter: null };
const unreachable = { reason: "unreachable", retryAfter: null };

/** From a state with a context, an event leads to a state, a context and effects. */
function step(value: Value, context: typeof nobody | typeof somebody, event: never) {
  const before = authenticationMachine.resolveState({ value, context });
  const [after, actions] = transition(authenticationMachine, before, event);
  const effects = actions.flatMap(({ type, params }) => {
    if (String(type) === "xstate.emit") return [(params as { event: { type: string } }).event.type];
    return /Token$/.test(type) ? [type] : [];
  });
  return [after.value, after.context, effects];
}

describe("signing in", () => {
  it.each([
    ["credentials are sent", "unauthenticated", nobody, submitted, requesting, nobody, []],
    ["a second sign-in is not accepted", requesting, nobody, submitted, requesting, nobody, []],
    [
      "the token is stored",
      requesting,
      nobody,
      done("requestToken", { token: "t" }),
      loading,
      holding,
      ["storeToken"],
    ],
    [
      "the user is loaded",
      loading,
      holding,
      done("loadUser", rahima),
      idle,
      somebody,
      ["session.began"],
    ],
    [
      "a failed load clears the user and removes the token",
      loading,
      holding,
      failed("loadUser", failure(500)),
      "unauthenticated",
      { ...nobody, failure: unreachable },
      ["removeToken"],
    ],
    [
      "a load with too many tries says so",
      loading,
      holding,
      failed("loadUser", failure(429)),
      "unauthenticated",
      { ...nobody, failure: { reason: "tooManyTries", retryAfter: null } },
      ["removeToken"],
    ],
    [
      "a 401 to the sign-in itself is its own refusal",
      requesting,
      nobody,
      { type: "session.expired" },
      requesting,
      nobody,
      [],
    ],
    [
      "a 401 to the load is its own refusal",
      loading,
      holding,
      { type: "session.expired" },
      loading,
      holding,
      [],
    ],
    [
      "another tab's sign-out ends it",
      loading,
      holding,
      { type: "token.removed" },
      "unauthenticated",
      nobody,
      ["session.ended"],
    ],
    [
      "another tab's sign-in is newer",
      loading,
      holding,
      { type: "token.replaced" },
      "startingUp",
      holding,
      ["session.requested"],
    ],
    [
      "another tab's token is noted while the request runs on",
      requesting,
      nobody,
      { type: "token.replaced" },
      requesting,
      holding,
      [],
    ],
    [
      "another tab's token that is removed again is not counted on",
      requesting,
      holding,
      { type: "token.removed" },
      requesting,
      nobody,
      [],
    ],
    [
      "this tab's own token replaces another tab's",
      requesting,
      holding,
      done("requestToken", { token: "t" }),
      loading,
      holding,
      ["storeToken"],
    ],
    [
      "a refusal lets another tab's token in",
      requesting,
      holding,
      failed("requestToken", failure(401)),
      "startingUp",
      holding,
      ["session.requested"],
    ],
  ] as const)("%s", (_, from, context, event, to, next, effects) => {
    expect(step(from, context, event as never)).toEqual([to, next, effects]);
  });

  it.each([
    [failure(401), wrong],
    [failure(400), wrong],
    [failure(403), wrong],
    [failure(422), wrong],
    [failure(200, { code: "bad_credentials" }), wrong],
    [failure(200), unreachable],
    [failure(404), unreachable],
    [failure(500), unreachable],
    [failure(undefined), unreachable],
    [null, unreachable],
    ["no answer", unreachable],
    [failure(429), { reason: "tooManyTries", retryAfter: null }],
    [failure(429, { retryAfter: 120 }), { reason: "tooManyTries", retryAfter: 120 }],
  ])("%s leaves its reason on Login", (error, reason) => {
    expect(step(requesting, nobody, failed("requestToken", error))).toEqual([
      "unauthenticated",
      { ...nobody, failure: reason },
      [],
    ]);
  });

  it("forgets the last reason when credentials are sent again", () => {
    const context = { ...nobody, failure: wrong as never };
    expect(step("unauthenticated", context, submitted as never)).toEqual([requesting, nobody, []]);
  });
});

describe("starting up", () => {
  it.each([
    ["the token's user is signed in", done("loadUser", rahima), idle, somebody, ["session.began"]],
    [
      "a 401 removes the token",
      failed("loadUser", failure(401)),
      "unauthenticated",
      nobody,
      ["removeToken", "session.expired"],
    ],
    [
      "a 503 keeps the token",
      failed("loadUser", failure(503)),
      "unavailable",
      holding,
      ["session.failed"],
    ],
    [
      "no answer keeps the token",
      failed("loadUser", failure(undefined)),
      "unavailable",
      holding,
      ["session.failed"],
    ],
    [
      "a 401 that is reported first",
      { type: "session.expired" },
      "unauthenticated",
      nobody,
      ["removeToken", "session.expired"],
    ],
    [
      "another tab signs out",
      { type: "token.removed" },
      "unauthenticated",
      nobody,
      ["session.ended"],
    ],
  ] as const)("%s", (_, event, to, context, effects) => {
    expect(step("startingUp", holding, event as never)).toEqual([to, context, effects]);
  });

  it("is tried again from the 500 page", () => {
    expect(step("unavailable", holding, { type: "retry.requested" } as never)).toEqual([
      "startingUp",
      holding,
      ["session.requested"],
    ]);
  });
});

describe("signed in", () => {
  it.each([
    [
      "signing out asks the service first",
      idle,
      { type: "signOut.requested" },
      signingOut,
      somebody,
      [],
    ],
    [
      "the success flag signs out",
      signingOut,
      done("signOut", { success: true }),
      "unauthenticated",
      nobody,
      ["removeToken", "session.ended"],
    ],
    [
      "an answer without the flag changes nothing",
      signingOut,
      done("signOut", { success: false }),
      idle,
      { ...somebody, signOutFailed: true },
      [],
    ],
    [
      "an answer with another flag changes nothing",
      signingOut,
      done("signOut", { success: "yes" }),
      idle,
      { ...somebody, signOutFailed: true },
      [],
    ],
    [
      "a failure changes nothing",
      signingOut,
      failed("signOut", failure(500)),
      idle,
      { ...somebody, signOutFailed: true },
      [],
    ],
    [
      "a 401 ends the session",
      idle,
      { type: "session.expired" },
      "unauthenticated",
      nobody,
      ["removeToken", "session.expired"],
    ],
    [
      "a 401 ends the session during sign-out",
      signingOut,
      { type: "session.expired" },
      "unauthenticated",
      nobody,
      ["removeToken", "session.expired"],
    ],
    [
      "another tab's sign-out ends the session",
      idle,
      { type: "token.removed" },
      "unauthenticated",
      nobody,
      ["session.ended"],
    ],
    [
      "another tab's sign-in takes the user away at once",
      idle,
      { type: "token.replaced" },
      "startingUp",
      holding,
      ["session.requested"],
    ],
    [
      "a second sign-out is not accepted",
      signingOut,
      { type: "signOut.requested" },
      signingOut,
      somebody,
      [],
    ],
  ] as const)("%s", (_, from, event, to, context, effects) => {
    expect(step(from, somebody, event as never)).toEqual([to, context, effects]);
  });

  it("a user that is loaded again replaces the one before whole", () => {
    expect(step("startingUp", holding, done("loadUser", karim))).toEqual([
      idle,
      { ...holding, ...karim },
      ["session.began"],
    ]);
  });
});

it.each([
  ["session.expired", "unauthenticated"],
  ["token.removed", "unauthenticated"],
] as const)("%s changes nothing when nobody is signed in", (type, value) => {
  const context = { ...nobody, failure: wrong as never };
  expect(step(value, context, { type } as never)).toEqual([value, context, []]);
});

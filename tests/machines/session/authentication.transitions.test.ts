import { describe, expect, it } from "vitest";
import { failure, karim, rahima } from "../actors.ts";
import {
  done,
  ended,
  failed,
  holding,
  idle,
  nobody,
  signingOut,
  somebody,
  step,
  wrong,
} from "./authentication-steps.ts";

describe("starting up", () => {
  it.each([
    ["the token's user is signed in", done("loadUser", rahima), idle, somebody, ["session.began"]],
    [
      "a 401 removes the token",
      failed("loadUser", failure(401)),
      "unauthenticated",
      ended,
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
      ended,
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

  it.each([200, 204, 400, 402, 403, 404, 407, 409, 410, 422, 451, 499])(
    "a definite refusal (%d) ends the session as a 401 does",
    (status) => {
      expect(step("startingUp", holding, failed("loadUser", failure(status)))).toEqual([
        "unauthenticated",
        ended,
        ["removeToken", "session.expired"],
      ]);
    },
  );

  it.each([undefined, 304, 408, 429, 500, 502, 503, 504, 599])(
    "what says nothing of the token (%s) keeps it",
    (status) => {
      expect(step("startingUp", holding, failed("loadUser", failure(status)))).toEqual([
        "unavailable",
        holding,
        ["session.failed"],
      ]);
    },
  );

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
      ["removeToken", "session.signedOut", "session.ended"],
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
      ended,
      ["removeToken", "session.expired"],
    ],
    [
      "a 401 during sign-out signs out",
      signingOut,
      { type: "session.expired" },
      "unauthenticated",
      nobody,
      ["removeToken", "session.signedOut", "session.ended"],
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
  ["authenticated", "password.expired"],
  ["authenticated", "secondFactor.asked"],
  ["authenticated", "access.added"],
  ["mustChangePassword", "password.changed"],
  ["mustSetUpSecondFactor", "secondFactor.setUp"],
] as const)("a sign-out while %s goes on over %s", (session, type) => {
  const value = { [session]: "signingOut" } as typeof signingOut;
  expect(step(value, somebody, { type } as never)).toEqual([value, somebody, []]);
});

it.each([
  ["session.expired", "unauthenticated"],
  ["token.removed", "unauthenticated"],
] as const)("%s changes nothing when nobody is signed in", (type, value) => {
  const context = { ...nobody, failure: wrong as never };
  expect(step(value, context, { type } as never)).toEqual([value, context, []]);
});

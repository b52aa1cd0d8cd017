import { describe, expect, it } from "vitest";
import { failure, rahima } from "../actors.ts";
import {
  done,
  elsewhere,
  failed,
  holding,
  idle,
  loading,
  nobody,
  requesting,
  somebody,
  step,
  submitted,
  unreachable,
  wrong,
} from "./authentication-steps.ts";

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
    [failure(404), elsewhere],
    [failure(405), elsewhere],
    [failure(501), elsewhere],
    [failure(200, { name: "NotJsonError" }), elsewhere],
    [failure(502), unreachable],
    [failure(500), unreachable],
    [failure(503, { code: "maintenance" }), unreachable],
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

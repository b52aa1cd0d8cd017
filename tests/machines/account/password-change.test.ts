import { passwordChangeMachine } from "machines/account/password-change";
import type { PasswordChange } from "machines/account/password-rules";
import { authenticationMachine } from "machines/session/authentication";
import type { SignedInUser } from "machines/session/session";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, byHand, failure, pass, rahima, tagsOf } from "../actors.ts";

const rules = { minLength: 12, refuses: ["user_name", "digits_alone", "common"] };
const passwords: PasswordChange = { oldPassword: "the old one", newPassword: "another phrase" };
const submitted = { type: "change.submitted", ...passwords } as const;
const unchecked = { isOldMissing: false, broken: [], refusal: null, retryAfter: null };
const known = { rules, username: "rahima" };

function start() {
  const changePassword = byHand<void, PasswordChange>();
  const machine = passwordChangeMachine.provide({
    actors: { changePassword: changePassword.logic },
  });
  const actor = createActor(machine, { input: known }).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { actor, changePassword, now };
}

describe("a change of the password", () => {
  it("that breaks no known rule is sent, once", async () => {
    const { actor, changePassword, now } = start();
    expect(now()).toEqual(["typing", { ...known, ...unchecked }]);
    actor.send(submitted);
    expect([now(), tagsOf(actor.getSnapshot())]).toEqual([
      ["sending", { ...known, ...unchecked }],
      ["busy"],
    ]);
    actor.send({ ...submitted, newPassword: "yet another one" });
    actor.send({ type: "form.edited" });
    expect(changePassword.calls.map(({ input }) => input)).toEqual([passwords]);
    await changePassword.call(0).answer(undefined);
    expect(now()).toEqual(["changed", { ...known, ...unchecked }]);
  });

  it.each([
    [{ newPassword: "short" }, { broken: ["min_length"] }],
    [{ oldPassword: "" }, { isOldMissing: true }],
    [
      { oldPassword: "", newPassword: "" },
      { isOldMissing: true, broken: ["min_length", "digits_alone"] },
    ],
    [{ newPassword: "rahima and more" }, { broken: ["user_name"] }],
    [{ oldPassword: passwords.newPassword }, { broken: ["same"] }],
  ])("with %j is not sent", (typed, wrong) => {
    const { actor, changePassword, now } = start();
    actor.send({ ...submitted, ...typed });
    expect([now(), changePassword.calls]).toEqual([
      ["unfit", { ...known, ...unchecked, ...wrong }],
      [],
    ]);
    actor.send({ type: "form.edited" });
    expect(now()[0]).toBe("typing");
    actor.send(submitted);
    expect(now()).toEqual(["sending", { ...known, ...unchecked }]);
  });

  const refusedField = { field: "new_password", message: "It is one of the most common ones." };
  it.each([
    [failure(403, { code: "wrong_password" }), "wrongOld", {}],
    [
      failure(400, { fieldErrors: [{ field: "old_password", message: "?" }, refusedField] }),
      "refused",
      { refusal: refusedField.message },
    ],
    [failure(400), "refused", {}],
    [failure(429, { retryAfter: 60 }), "triedTooOften", { retryAfter: 60 }],
    [failure(429), "triedTooOften", {}],
    [failure(undefined), "unanswered", {}],
    [failure(502), "unanswered", {}],
    [failure(504), "unanswered", {}],
    [failure(200), "unanswered", {}],
    [failure(200, { code: "unavailable" }), "failed", {}],
    [failure(300), "failed", {}],
    [failure(403, { code: "forbidden" }), "failed", {}],
    [failure(500), "failed", {}],
    [failure(503), "failed", {}],
  ])("that ends with '%s' is %s, and can be tried again", async (error, state, noted) => {
    const { actor, changePassword, now } = start();
    actor.send(submitted);
    await changePassword.call(0).fail(error);
    expect(now()).toEqual([state, { ...known, ...unchecked, ...noted }]);
    actor.send(submitted);
    expect(now()).toEqual(["sending", { ...known, ...unchecked }]);
  });

  it("is kept in no snapshot [V14.2.4]", async () => {
    const { actor, changePassword } = start();
    const seen: string[] = [];
    actor.subscribe((snapshot) => {
      const { value, context, children } = snapshot;
      seen.push(JSON.stringify([value, context, Object.keys(children)]));
    });
    actor.send(submitted);
    await changePassword.call(0).answer(undefined);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter((text) => /the old one|another phrase/.test(text))).toEqual([]);
  });

  it("whose screen is left is aborted, and its late answer changes nothing", async () => {
    const { actor, changePassword, now } = start();
    actor.send(submitted);
    actor.stop();
    expect(changePassword.call(0).signal.aborted).toBe(true);
    await changePassword.call(0).answer(undefined);
    expect(now()[0]).toBe("sending");
  });
});

describe("a password that has to be changed", () => {
  const restricted: SignedInUser = {
    ...rahima,
    restriction: "mustChangePassword",
    passwordRules: rules,
  };

  function startAuthentication() {
    const loadUser = byHand<SignedInUser>();
    const signOut = byHand<{ success: boolean }>();
    const told: string[] = [];
    const actor = createActor(
      authenticationMachine.provide({
        actors: { loadUser: loadUser.logic, signOut: signOut.logic },
        actions: { removeToken: () => told.push("remove") },
      }),
      { input: { hasToken: true } },
    );
    actor.on("*", ({ type }) => told.push(type));
    actor.start();
    return { actor, loadUser, signOut, told, state: () => actor.getSnapshot().value };
  }

  it("comes before the portal, and is followed by it", async () => {
    const { actor, loadUser, told, state } = startAuthentication();
    await loadUser.call(0).answer(restricted);
    expect([state(), actor.getSnapshot().context.passwordRules]).toEqual([
      { mustChangePassword: "idle" },
      rules,
    ]);
    actor.send({ type: "password.changed" });
    expect(state()).toBe("startingUp");
    await loadUser.call(1).answer(rahima);
    expect([state(), told]).toEqual([
      { authenticated: "idle" },
      ["session.requested", "session.restricted", "session.requested", "session.began"],
    ]);
  });

  it("is asked for again where the host goes on asking", async () => {
    const { actor, loadUser, state } = startAuthentication();
    await loadUser.call(0).answer(restricted);
    actor.send({ type: "password.changed" });
    await loadUser.call(1).answer(restricted);
    expect(state()).toEqual({ mustChangePassword: "idle" });
  });

  it("leaves the sign-out, which may fail", async () => {
    const { actor, loadUser, signOut, told, state } = startAuthentication();
    await loadUser.call(0).answer(restricted);
    actor.send({ type: "signOut.requested" });
    expect(tagsOf(actor.getSnapshot())).toEqual(["busy"]);
    await signOut.call(0).fail(failure(500));
    expect([state(), actor.getSnapshot().context.signOutFailed]).toEqual([
      { mustChangePassword: "idle" },
      true,
    ]);
    actor.send({ type: "signOut.requested" });
    await signOut.call(1).answer({ success: true });
    expect([state(), told.slice(-3)]).toEqual([
      "unauthenticated",
      ["remove", "session.signedOut", "session.ended"],
    ]);
  });

  it("is asked for during a session that had none to change, which then ends like others", async () => {
    const { actor, loadUser, told, state } = startAuthentication();
    actor.send({ type: "password.expired" });
    expect(state()).toBe("startingUp");
    await loadUser.call(0).answer(rahima);
    actor.send({ type: "password.changed" });
    expect(state()).toEqual({ authenticated: "idle" });
    actor.send({ type: "password.expired" });
    expect([state(), actor.getSnapshot().context.user]).toEqual([
      { mustChangePassword: "idle" },
      rahima.user,
    ]);
    actor.send({ type: "session.expired" });
    actor.send({ type: "password.changed" });
    expect([state(), actor.getSnapshot().context.failure?.reason]).toEqual([
      "unauthenticated",
      "sessionEnded",
    ]);
    expect(told.slice(-2)).toEqual(["remove", "session.expired"]);
  });

  it("is no way in for an answer that comes after another tab signed out", async () => {
    const clock = new SimulatedClock();
    const told: string[] = [];
    const actor = createActor(
      authenticationMachine.provide({
        actors: {
          loadUser: after(clock, [
            [100, restricted],
            [300, rahima],
          ]),
        },
      }),
      { input: { hasToken: true }, clock },
    );
    actor.on("*", ({ type }) => told.push(type));
    actor.start();
    await pass(clock, 100);
    actor.send({ type: "password.changed" });
    await pass(clock, 100);
    actor.send({ type: "token.removed" });
    await pass(clock, 500);
    expect([actor.getSnapshot().value, told]).toEqual([
      "unauthenticated",
      ["session.requested", "session.restricted", "session.requested", "session.ended"],
    ]);
  });
});

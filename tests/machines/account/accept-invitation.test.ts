import {
  acceptInvitationMachine,
  type InvitationDetails,
  type NewAccount,
} from "machines/account/accept-invitation";
import { describe, expect, it } from "vitest";
import { createActor, type EventObject, fromCallback, SimulatedClock } from "xstate";
import { fitUsernames, unfitUsernames } from "../../usernames.ts";
import { after, byHand, failure, pass, tagsOf } from "../actors.ts";

const invited: InvitationDetails = {
  ...{ company: "Kirtonkhola Launch", module: "water", name: "Night cashier", role: "reader" },
  expiresAt: "2026-06-09T05:39:47+06:00",
  passwordRules: { minLength: 8, refuses: ["user_name", "digits_alone"] },
};
const nasrin: NewAccount = { name: "Nasrin Akter", username: "nasrin", password: "a long phrase" };
const taking = (more: Partial<NewAccount> = {}) =>
  ({ type: "account.submitted", ...nasrin, ...more }) as const;
const calm = {
  ...{ missing: [], hasUnseen: false, broken: [] },
  ...{ refusals: {}, failure: null, retryAfter: null },
};
const begun = { token: "t", invited: null, username: null, isUnsure: false, ...calm };
const read = { ...begun, invited };
const tried = { ...read, username: "nasrin" };
const over = { ...tried, token: null };

function start() {
  const readInvitation = byHand<InvitationDetails, { token: string }>();
  const makeAccount = byHand<void, { token: string } & NewAccount>();
  const addAccess = byHand<void, { token: string }>();
  const following = new Set<(event: EventObject) => void>();
  const actor = createActor(
    acceptInvitationMachine.provide({
      actors: {
        readInvitation: readInvitation.logic,
        makeAccount: makeAccount.logic,
        addAccess: addAccess.logic,
        followConnection: fromCallback(({ sendBack }) => {
          following.add(sendBack);
          return () => following.delete(sendBack);
        }),
      },
    }),
    { input: { token: "t" } },
  ).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { actor, readInvitation, makeAccount, addAccess, following, now };
}

async function opened() {
  const started = start();
  await started.readInvitation.call(0).answer(invited);
  return started;
}

describe("an invitation", () => {
  it("says what it is to", async () => {
    const { readInvitation, now } = start();
    expect(now()).toEqual(["reading", begun]);
    await readInvitation.call(0).answer(invited);
    expect(now()).toEqual(["open", read]);
    expect(readInvitation.calls.map(({ input }) => input)).toEqual([{ token: "t" }]);
  });

  it("that is not good is over, and its secret forgotten", async () => {
    const { readInvitation, now } = start();
    await readInvitation.call(0).fail(failure(404));
    expect(now()).toEqual(["gone", { ...begun, token: null }]);
  });

  it.each([
    [failure(undefined), { failure: "unanswered", retryAfter: null }],
    [failure(500), { failure: "failed", retryAfter: null }],
    [failure(429, { retryAfter: 60 }), { failure: "triedTooOften", retryAfter: 60 }],
  ])("may be good after %s: it is asked again", async (error, why) => {
    const { actor, readInvitation, following, now } = start();
    await readInvitation.call(0).fail(error);
    expect([now(), following.size]).toEqual([["unread", { ...begun, ...why }], 1]);
    actor.send({ type: "retry.requested" });
    expect([now(), following.size]).toEqual([["reading", begun], 0]);
    await readInvitation.call(1).answer(invited);
    expect(now()).toEqual(["open", read]);
  });

  it("is asked again once the browser is online", async () => {
    const { readInvitation, following, now } = start();
    await readInvitation.call(0).fail(failure(undefined));
    for (const tell of following) tell({ type: "connection.restored" });
    expect(now()).toEqual(["reading", begun]);
  });

  it("tells nobody any more once its screen is left", async () => {
    const clock = new SimulatedClock();
    const readInvitation = after<InvitationDetails, { token: string }>(clock, [[100, invited]]);
    const machine = acceptInvitationMachine.provide({ actors: { readInvitation } });
    const actor = createActor(machine, { clock, input: { token: "t" } }).start();
    actor.stop();
    await pass(clock, 200);
    expect(actor.getSnapshot().context.invited).toBe(null);
  });
});

describe("with a new user name", () => {
  it("it is accepted, and no password is kept", async () => {
    const { actor, makeAccount, now } = await opened();
    actor.send(taking({ name: " Nasrin Akter ", username: " nasrin " }));
    expect(tagsOf(actor.getSnapshot())).toEqual(["busy"]);
    await makeAccount.call(0).answer(undefined);
    expect(now()).toEqual(["accepted", over]);
    expect(makeAccount.calls.map(({ input }) => input)).toEqual([{ token: "t", ...nasrin }]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(nasrin.password);
  });

  it("it is accepted once, however often the button is pressed", async () => {
    const { actor, makeAccount, addAccess, now } = await opened();
    actor.send(taking());
    actor.send(taking({ username: "nasrin2" }));
    actor.send({ type: "addition.submitted" });
    actor.send({ type: "form.edited" });
    await makeAccount.call(0).answer(undefined);
    actor.send(taking());
    expect([now(), makeAccount.calls.length, addAccess.calls]).toEqual([["accepted", over], 1, []]);
  });

  it.each<[Partial<NewAccount>, { username?: string; missing?: string[]; broken?: string[] }]>([
    [{ name: " " }, { missing: ["name"] }],
    [{ username: "" }, { missing: ["username"], username: "" }],
    [
      { name: "", username: " " },
      { missing: ["name", "username"], username: "" },
    ],
    [{ password: "" }, { broken: ["min_length", "digits_alone"] }],
    [{ password: "12345678" }, { broken: ["digits_alone"] }],
    [{ password: "Nasrin and more" }, { broken: ["user_name"] }],
  ])("nothing is sent of %j", async (typed, wrong) => {
    const { actor, makeAccount, now } = await opened();
    actor.send(taking(typed));
    expect(now()).toEqual(["open", { ...tried, ...wrong }]);
    expect(makeAccount.calls).toEqual([]);
    actor.send({ type: "form.edited" });
    expect(now()).toEqual(["open", { ...tried, username: wrong.username ?? "nasrin" }]);
  });

  it.each(unfitUsernames)("nothing is sent with %s in the user name", async (_, username) => {
    const { actor, makeAccount, now } = await opened();
    actor.send(taking({ username }));
    expect(now()).toEqual(["open", { ...tried, username: username.trim(), hasUnseen: true }]);
    expect(makeAccount.calls).toEqual([]);
    actor.send({ type: "form.edited" });
    expect(now()).toEqual(["open", { ...tried, username: username.trim() }]);
  });

  it.each(fitUsernames)("an account is asked for with the user name %s", async (username) => {
    const { actor, makeAccount } = await opened();
    actor.send(taking({ username: ` ${username} ` }));
    expect(makeAccount.calls.map(({ input }) => input.username)).toEqual([username]);
  });

  it.each([
    ["username", "This user name is taken."],
    ["password", "Many people use this password."],
    ["name", "Too long."],
  ])("it stays good if the host refuses the %s, in its words", async (field, message) => {
    const { actor, makeAccount, now } = await opened();
    actor.send(taking());
    await makeAccount.call(0).fail(failure(400, { fieldErrors: [{ field, message }] }));
    expect(now()).toEqual(["open", { ...tried, refusals: { [field]: message } }]);
    actor.send(taking({ username: "nasrin2" }));
    expect(now()).toEqual(["makingAccount", { ...tried, username: "nasrin2" }]);
    await makeAccount.call(1).answer(undefined);
    expect(now()).toEqual(["accepted", { ...over, username: "nasrin2" }]);
  });

  it.each([
    [failure(400), { failure: "failed" }],
    [failure(400, { fieldErrors: [{ field: "token", message: "No." }] }), { failure: "failed" }],
    [failure(503), { failure: "failed" }],
    [failure(429, { retryAfter: 30 }), { failure: "triedTooOften", retryAfter: 30 }],
    [failure(undefined), { failure: "unanswered", isUnsure: true }],
    [failure(502), { failure: "unanswered", isUnsure: true }],
    [failure(504), { failure: "unanswered", isUnsure: true }],
    [failure(200), { failure: "unanswered", isUnsure: true }],
  ])("the form says that it failed: %s", async (error, why) => {
    const { actor, makeAccount, now } = await opened();
    actor.send(taking());
    await makeAccount.call(0).fail(error);
    expect(now()).toEqual(["open", { ...tried, ...why }]);
  });

  it("it may have been accepted by a try that was not answered", async () => {
    const { actor, makeAccount, now } = await opened();
    actor.send(taking());
    await makeAccount.call(0).fail(failure(undefined));
    actor.send(taking());
    await makeAccount.call(1).fail(failure(503));
    expect(now()).toEqual(["open", { ...tried, failure: "failed", isUnsure: true }]);
    actor.send(taking());
    await makeAccount.call(2).fail(failure(404));
    expect(now()).toEqual(["gone", { ...over, isUnsure: true }]);
  });

  it("it is over if it was used or withdrawn, or a day has passed, while the form was open", async () => {
    const clock = new SimulatedClock();
    const readInvitation = after<InvitationDetails, { token: string }>(clock, [[100, invited]]);
    const makeAccount = after<void, { token: string } & NewAccount>(clock, [[100, failure(404)]]);
    const machine = acceptInvitationMachine.provide({ actors: { readInvitation, makeAccount } });
    const actor = createActor(machine, { clock, input: { token: "t" } }).start();
    await pass(clock, 100);
    await pass(clock, 86_400_000);
    actor.send(taking());
    await pass(clock, 99);
    expect(actor.getSnapshot().value).toBe("makingAccount");
    await pass(clock, 1);
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(["gone", over]);
  });
});

describe("with the own account", () => {
  it("it is accepted", async () => {
    const { actor, addAccess, now } = await opened();
    actor.send({ type: "addition.submitted" });
    actor.send({ type: "addition.submitted" });
    expect(tagsOf(actor.getSnapshot())).toEqual(["busy"]);
    await addAccess.call(0).answer(undefined);
    expect(now()).toEqual(["accepted", { ...read, token: null }]);
    expect(addAccess.calls.map(({ input }) => input)).toEqual([{ token: "t" }]);
  });

  it("it is over if somebody else was faster", async () => {
    const { actor, addAccess, now } = await opened();
    actor.send({ type: "addition.submitted" });
    await addAccess.call(0).fail(failure(404));
    expect(now()).toEqual(["gone", { ...read, token: null }]);
  });

  it("it stays good if the session has ended meanwhile, for a new user name", async () => {
    const { actor, addAccess, makeAccount, now } = await opened();
    actor.send({ type: "addition.submitted" });
    await addAccess.call(0).fail(failure(401));
    expect(now()).toEqual(["open", { ...read, failure: "failed" }]);
    actor.send({ type: "addition.submitted" });
    expect(now()).toEqual(["addingAccess", read]);
    await addAccess.call(1).fail(failure(401));
    actor.send(taking());
    await makeAccount.call(0).answer(undefined);
    expect(now()).toEqual(["accepted", over]);
  });
});

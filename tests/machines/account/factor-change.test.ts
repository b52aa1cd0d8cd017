import {
  type FactorChange,
  type FactorChangeResult,
  factorChangeMachine,
  type Reauthentication,
} from "machines/account/factor-change";
import { type OwnFactors, ownFactorsMachine } from "machines/account/own-factors";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { byHand, failure, tagsOf } from "../actors.ts";

const secret = { secret: "JBSWY3DP", secretUri: "otpauth://totp/portal" };
const recoveryCodes = ["k7wq-3xhd", "p2mf-zz11"];
const empty = {
  secret: null,
  secretUri: null,
  recoveryCodes: [],
  failure: null,
  retryAfter: null,
};
const noPasskey = Object.assign(new Error("no"), { name: "NoPasskeyError" });

function start(change: FactorChange = { kind: "setUpTotp" }) {
  const begin = byHand<FactorChangeResult, { change: FactorChange } & Reauthentication>();
  const confirm = byHand<FactorChangeResult, { secretCode: string }>();
  const actor = createActor(
    factorChangeMachine.provide({ actors: { begin: begin.logic, confirm: confirm.logic } }),
    { input: { change } },
  ).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  return { actor, begin, confirm, now };
}

describe("a change of the own second factor", () => {
  it("sets an app up: password, secret, code, recovery codes", async () => {
    const change = { kind: "setUpTotp" } as const;
    const { actor, begin, confirm, now } = start(change);
    actor.send({ type: "password.submitted", password: "a long one" });
    expect([now(), tagsOf(actor.getSnapshot()), begin.call(0).input]).toStrictEqual([
      ["beginning", { change, ...empty }],
      ["busy"],
      { change, password: "a long one" },
    ]);
    await begin.call(0).answer(secret);
    expect(now()).toEqual(["showingSecret", { change, ...empty, ...secret }]);
    actor.send({ type: "code.submitted", secretCode: "287-082" });
    expect([now(), tagsOf(actor.getSnapshot()), confirm.call(0).input]).toEqual([
      ["confirming", { change, ...empty, ...secret }],
      ["busy"],
      { secretCode: "287082" },
    ]);
    await confirm.call(0).answer({ recoveryCodes });
    expect(now()).toEqual(["showingCodes", { change, ...empty, recoveryCodes }]);
    actor.send({ type: "codes.kept" });
    expect(now()).toEqual(["changed", { change, ...empty }]);
  });

  it("forgets the secret as well where there are recovery codes already", async () => {
    const { actor, begin, confirm, now } = start();
    const { change } = actor.getSnapshot().context;
    actor.send({ type: "password.submitted", password: "a long one" });
    await begin.call(0).answer(secret);
    actor.send({ type: "code.submitted", secretCode: "287082" });
    await confirm.call(0).answer({});
    expect(now()).toEqual(["changed", { change, ...empty }]);
  });

  it.each([
    [{ kind: "removeTotp" }, {}],
    [{ kind: "removePasskey", passkey: "p1" }, {}],
    [{ kind: "addPasskey" }, { recoveryCodes: [] }],
  ] as const)("is done at once for %o", async (change, answer) => {
    const { actor, begin, now } = start(change);
    actor.send({ type: "password.submitted", password: "a long one", name: "Phone" });
    expect(begin.call(0).input).toEqual({ change, password: "a long one", name: "Phone" });
    await begin.call(0).answer(answer);
    expect(now()).toEqual(["changed", { change, ...empty }]);
  });

  it.each([{ kind: "renewCodes" }, { kind: "addPasskey" }] as const)(
    "shows the codes that come of %o",
    async (change) => {
      const { actor, begin, now } = start(change);
      actor.send({ type: "password.submitted", password: "a long one" });
      await begin.call(0).answer({ recoveryCodes });
      expect(now()).toEqual(["showingCodes", { change, ...empty, recoveryCodes }]);
    },
  );

  it("asks for a password before it asks the host", () => {
    const { actor, begin, now } = start();
    actor.send({ type: "password.submitted", password: "" });
    expect([now()[0], begin.calls]).toEqual(["askingPassword", []]);
  });

  it.each([
    [failure(403, { code: "wrong_password" }), "wrongPassword", null],
    [failure(429, { retryAfter: 60 }), "triedTooOften", 60],
    [noPasskey, "noPasskey", null],
    [failure(500), "failed", null],
    [failure(undefined), "failed", null],
  ])("that is refused with %o changes nothing, and says %s", async (error, reason, retryAfter) => {
    const { actor, begin, now } = start();
    const { change } = actor.getSnapshot().context;
    actor.send({ type: "password.submitted", password: "wrong" });
    await begin.call(0).fail(error);
    const refused = ["askingPassword", { change, ...empty, failure: reason, retryAfter }];
    expect(now()).toEqual(refused);
    actor.send({ type: "password.submitted", password: "wrong again" });
    expect(now()).toEqual(["beginning", { change, ...empty }]);
    await begin.call(1).fail(error);
    expect(now()).toEqual(refused);
    actor.send({ type: "form.edited" });
    expect(now()).toEqual(["askingPassword", { change, ...empty }]);
  });

  it("keeps the secret while codes of it are wrong", async () => {
    const { actor, begin, confirm, now } = start();
    const { change } = actor.getSnapshot().context;
    actor.send({ type: "password.submitted", password: "a long one" });
    await begin.call(0).answer(secret);
    const wrong = { change, ...empty, ...secret, failure: "wrongCode" };
    for (const secretCode of ["28708", "2870822"]) {
      actor.send({ type: "code.submitted", secretCode });
      expect([now(), confirm.calls]).toEqual([["showingSecret", wrong], []]);
      actor.send({ type: "form.edited" });
      expect(now()).toEqual(["showingSecret", { change, ...empty, ...secret }]);
    }
    actor.send({ type: "code.submitted", secretCode: "287082" });
    await confirm.call(0).fail(failure(403, { code: "wrong_code" }));
    expect(now()).toEqual(["showingSecret", wrong]);
    actor.send({ type: "code.submitted", secretCode: "338314" });
    expect(now()).toEqual(["confirming", { change, ...empty, ...secret }]);
  });
});

describe("the own second factors", () => {
  const factors: OwnFactors = {
    totpSince: null,
    recoveryCodesLeft: 0,
    passkeys: [],
    isRequired: true,
  };

  it("are shown until they have been asked for anew", async () => {
    const loadFactors = byHand<OwnFactors>();
    const actor = createActor(
      ownFactorsMachine.provide({ actors: { loadFactors: loadFactors.logic } }),
    ).start();
    const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.factors];
    await loadFactors.call(0).fail(failure(500));
    expect(now()).toEqual(["failed", null]);
    actor.send({ type: "list.requested" });
    await loadFactors.call(1).answer(factors);
    expect(now()).toEqual(["shown", factors]);
    actor.send({ type: "list.requested" });
    actor.send({ type: "list.requested" });
    expect([now(), loadFactors.call(2).signal.aborted]).toEqual([["loading", factors], true]);
    await loadFactors.call(2).answer({ ...factors, recoveryCodesLeft: 1 });
    expect(now()).toEqual(["loading", factors]);
    await loadFactors.call(3).answer({ ...factors, recoveryCodesLeft: 2 });
    expect(now()).toEqual(["shown", { ...factors, recoveryCodesLeft: 2 }]);
  });
});

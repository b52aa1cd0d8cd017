import type { Token } from "machines/session/authentication-events";
import { type CodeKind, secondFactorMachine, type TypedCode } from "machines/session/second-factor";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { after, byHand, failure, pass, tagsOf } from "../actors.ts";

const token = { token: "whole", newPlaces: [] };
const typed = (secretCode: string, kind: CodeKind = "oneTime") =>
  ({ type: "code.submitted", kind, secretCode }) as const;
const noPasskey = Object.assign(new Error("no"), { name: "NoPasskeyError" });

function start() {
  const verifyCode = byHand<Token, TypedCode>();
  const usePasskey = byHand<Token>();
  const told: unknown[] = [];
  const actor = createActor(
    secondFactorMachine.provide({
      actors: { verifyCode: verifyCode.logic, usePasskey: usePasskey.logic },
    }),
  );
  actor.on("*", (event) => told.push(event));
  actor.start();
  return { actor, verifyCode, usePasskey, told, state: () => actor.getSnapshot().value };
}

describe("the second step of a sign-in", () => {
  it("is done with a code that the host takes", async () => {
    const { actor, verifyCode, told, state } = start();
    actor.send(typed("287 082"));
    expect([state(), tagsOf(actor.getSnapshot()), verifyCode.call(0).input]).toEqual([
      "checking",
      ["busy"],
      { kind: "oneTime", secretCode: "287 082" },
    ]);
    await verifyCode.call(0).answer(token);
    expect([state(), told]).toEqual(["passed", [{ type: "secondFactor.passed", ...token }]]);
    actor.send(typed("287082"));
    actor.send({ type: "passkey.chosen" });
    expect([state(), verifyCode.calls.length]).toEqual(["passed", 1]);
  });

  it.each([
    ["oneTime", "28708"],
    ["oneTime", "2870822"],
    ["oneTime", "28708a"],
    ["oneTime", ""],
    ["recovery", " - "],
  ] as const)("asks nobody about the %s code '%s'", (kind, secretCode) => {
    const { actor, verifyCode, state } = start();
    actor.send(typed(secretCode, kind));
    expect([state(), verifyCode.calls]).toEqual(["unfit", []]);
    actor.send({ type: "form.edited" });
    expect(state()).toBe("typing");
  });

  it.each([
    [failure(403, { code: "wrong_code" }), "wrong", null],
    [failure(403, { code: "forbidden" }), "failed", null],
    [failure(429, { retryAfter: 90 }), "triedTooOften", 90],
    [failure(429), "triedTooOften", null],
    [failure(500), "failed", null],
    [failure(undefined), "failed", null],
  ])("refused with %o goes on as %s", async (error, expected, retryAfter) => {
    const { actor, verifyCode, told, state } = start();
    actor.send(typed("287082"));
    await verifyCode.call(0).fail(error);
    expect([state(), actor.getSnapshot().context, told]).toEqual([
      expected,
      { kind: "oneTime", retryAfter },
      [],
    ]);
    actor.send(typed("338314"));
    expect([state(), verifyCode.call(1).input]).toEqual([
      "checking",
      { kind: "oneTime", secretCode: "338314" },
    ]);
  });

  it("is done with a recovery code as well", async () => {
    const { actor, verifyCode, state } = start();
    actor.send(typed("28708"));
    actor.send({ type: "kind.chosen", kind: "recovery" });
    expect([state(), actor.getSnapshot().context]).toEqual([
      "typing",
      { kind: "recovery", retryAfter: null },
    ]);
    actor.send(typed("k7wq-3xhd", "recovery"));
    expect(verifyCode.call(0).input).toEqual({ kind: "recovery", secretCode: "k7wq-3xhd" });
    await verifyCode.call(0).answer(token);
    expect(state()).toBe("passed");
  });

  it("is done with a passkey, or goes on without one", async () => {
    const { actor, usePasskey, told, state } = start();
    actor.send({ type: "passkey.chosen" });
    actor.send({ type: "passkey.chosen" });
    actor.send(typed("287082"));
    expect([state(), tagsOf(actor.getSnapshot()), usePasskey.calls.length]).toEqual([
      "askingPasskey",
      ["busy"],
      1,
    ]);
    await usePasskey.call(0).fail(noPasskey);
    expect([state(), told]).toEqual(["noPasskey", []]);
    actor.send({ type: "passkey.chosen" });
    await usePasskey.call(1).answer(token);
    expect([state(), told]).toEqual(["passed", [{ type: "secondFactor.passed", ...token }]]);
  });

  it("takes nothing that is typed while a code is being checked", async () => {
    const clock = new SimulatedClock();
    const actor = createActor(
      secondFactorMachine.provide({
        actors: {
          verifyCode: after<Token, TypedCode>(clock, [[300, failure(403, { code: "wrong_code" })]]),
        },
      }),
    ).start();
    actor.send(typed("287082"));
    await pass(clock, 200);
    actor.send({ type: "form.edited" });
    actor.send({ type: "kind.chosen", kind: "recovery" });
    actor.send({ type: "passkey.chosen" });
    actor.send(typed("338314"));
    expect(actor.getSnapshot().value).toBe("checking");
    await pass(clock, 100);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.kind]).toEqual([
      "wrong",
      "oneTime",
    ]);
  });

  it("whose screen is left aborts its request, and hears of no late answer", async () => {
    const { actor, verifyCode, told } = start();
    actor.send(typed("287082"));
    actor.stop();
    expect(verifyCode.call(0).signal.aborted).toBe(true);
    await verifyCode.call(0).answer(token);
    expect(told).toEqual([]);
  });

  it("keeps no code in any snapshot", async () => {
    const { actor, verifyCode } = start();
    const seen: string[] = [];
    actor.subscribe((snapshot) => seen.push(JSON.stringify(snapshot)));
    actor.send(typed("287082"));
    await verifyCode.call(0).fail(failure(403, { code: "wrong_code" }));
    expect(JSON.stringify([seen.length, actor.getSnapshot().context])).toBe(
      '[2,{"kind":"oneTime","retryAfter":null}]',
    );
    expect(
      seen.filter((text) => JSON.stringify(JSON.parse(text).context).includes("287082")),
    ).toEqual([]);
  });
});

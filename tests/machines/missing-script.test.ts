import { missingScriptMachine } from "machines";
import { describe, expect, it } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";
import { byHand, failure } from "./actors.ts";

function start() {
  const reachPage = byHand<boolean>();
  const markReload = byHand<boolean, { script: string }>();
  let reloads = 0;
  let tell: (event: EventObject) => void = () => {};
  const followConnection = fromCallback(({ sendBack }) => {
    tell = sendBack;
  });
  const actor = createActor(
    missingScriptMachine.provide({
      actors: { reachPage: reachPage.logic, markReload: markReload.logic, followConnection },
      actions: {
        reload: () => {
          reloads += 1;
        },
      },
    }),
    { input: { script: "profile" } },
  ).start();
  const now = () => [actor.getSnapshot().value, reloads];
  const connection = (type: "connection.lost" | "connection.restored") => tell({ type });
  return { actor, reachPage, markReload, connection, now };
}

describe("a missing script", () => {
  it("has no name where nobody gave it one", () => {
    expect(createActor(missingScriptMachine).getSnapshot().context).toEqual({ script: "" });
  });

  it("has the page loaded again once for a version", async () => {
    const { reachPage, markReload, now } = start();
    expect(now()).toEqual(["asking", 0]);
    await reachPage.call(0).answer(true);
    expect([now(), markReload.call(0).input]).toEqual([["marking", 0], { script: "profile" }]);
    await markReload.call(0).answer(true);
    expect(now()).toEqual(["reloading", 1]);
  });

  it.each([
    ["was loaded again already", "answer", false],
    ["cannot be marked", "fail", failure(undefined)],
  ] as const)("is gone where the version %s", async (_, settle, outcome) => {
    const { reachPage, markReload, now } = start();
    await reachPage.call(0).answer(true);
    await markReload.call(0)[settle](outcome);
    expect(now()).toEqual(["gone", 0]);
  });

  it.each([
    ["is answered with something else", "answer", false],
    ["is not answered", "fail", failure(undefined)],
  ] as const)("is waited for where the page %s", async (_, settle, outcome) => {
    const { reachPage, now, connection } = start();
    await reachPage.call(0)[settle](outcome);
    expect(now()).toEqual([{ waiting: "unreachable" }, 0]);
    connection("connection.lost");
    expect(now()).toEqual([{ waiting: "offline" }, 0]);
  });

  it("is waited for at once without a connection, and is there when that is back", () => {
    const { reachPage, connection, now } = start();
    connection("connection.lost");
    expect([now(), reachPage.call(0).signal.aborted]).toEqual([[{ waiting: "offline" }, 0], true]);
    connection("connection.restored");
    expect(now()).toEqual([{ waiting: "offline" }, 1]);
  });

  it("is fetched again by the user, and by a connection that is back, however it stands", async () => {
    const { actor, reachPage, markReload, connection, now } = start();
    await reachPage.call(0).answer(true);
    await markReload.call(0).answer(false);
    actor.send({ type: "reload.requested" });
    connection("connection.restored");
    expect(now()).toEqual(["gone", 2]);
  });
});

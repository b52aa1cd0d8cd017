import { connectionMachine, destinationOf } from "machines";
import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { failure, rahima, tagsOf } from "./actors.ts";
import { known, startPortal } from "./portal.ts";

const followConnection = fromCallback(() => {});

it.each([
  ["is there at first", [], []],
  ["is lost", ["lost"], ["offline"]],
  ["is lost once", ["lost", "lost"], ["offline"]],
  ["is there again", ["lost", "restored"], []],
] as const)("a connection %s", (_, events, tags) => {
  const machine = connectionMachine.provide({ actors: { followConnection } });
  const actor = createActor(machine).start();
  for (const event of events) actor.send({ type: `connection.${event}` });
  expect(tagsOf(actor.getSnapshot())).toEqual(tags);
});

describe("a start-up load without an answer", () => {
  const opened = "/water/vehicles?status=active";

  async function failedStart(page = opened, remembered = "7") {
    const portal = startPortal({ page, remembered: { user: remembered, companies: {} } });
    portal.connection("connection.lost");
    await portal.loadUser.call(0).fail(failure(undefined));
    expect(portal.effects).toEqual([["redirect", "/error"]]);
    return portal;
  }
  const landing = (portal: Awaited<ReturnType<typeof failedStart>>) =>
    destinationOf("/error", known(portal));

  it("is tried again when the connection is back, and leads to what was opened", async () => {
    const portal = await failedStart();
    expect(landing(portal)).toEqual({ type: "show", module: null });
    portal.connection("connection.restored");
    await portal.loadUser.call(1).answer(rahima);
    expect(landing(portal)).toEqual({
      type: "redirect",
      to: "/water?to=%2Fwater%2Fvehicles%3Fstatus%3Dactive",
    });
  });

  it("may fail again, and be tried again", async () => {
    const portal = await failedStart("/profile");
    portal.connection("connection.restored");
    await portal.loadUser.call(1).fail(failure(503));
    portal.connection("connection.restored");
    await portal.loadUser.call(2).answer(rahima);
    expect(landing(portal)).toEqual({ type: "redirect", to: "/profile" });
  });

  it("leaves anyone else the 500 page", async () => {
    const portal = await failedStart("/profile", "8");
    portal.connection("connection.restored");
    await portal.loadUser.call(1).answer(rahima);
    expect(landing(portal)).toEqual({ type: "show", module: null });
  });

  it("leaves the 500 page to someone who opened it", async () => {
    const portal = await failedStart("/error");
    portal.connection("connection.restored");
    await portal.loadUser.call(1).answer(rahima);
    expect(landing(portal)).toEqual({ type: "show", module: null });
  });

  it("is done with when 'Go home' tried again", async () => {
    const portal = await failedStart();
    portal.child("authentication").send({ type: "retry.requested" });
    portal.portal.send({ type: "page.opened", page: "/" });
    await portal.loadUser.call(1).answer(rahima);
    expect(landing(portal)).toEqual({ type: "show", module: null });
  });
});

it("a connection that comes back asks nothing of someone who is signed in", async () => {
  const portal = startPortal();
  await portal.loadUser.call(0).answer(rahima);
  portal.connection("connection.lost");
  portal.connection("connection.restored");
  expect(portal.loadUser.calls.length).toBe(1);
});

import { describe, expect, it } from "vitest";
import { failure, karim, rahima } from "./actors.ts";
import { activeIds, choose, known, signedIn, signIn, signOut, startPortal } from "./portal.ts";

describe("active companies", () => {
  it("are among the companies of the user, a single one by itself", async () => {
    const portal = await signedIn();
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1" });
    choose(portal, "water", "w2");
    choose(portal, "water", "w3");
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w2" });
    expect(portal.effects).toEqual([["persist", "7", { toll_plaza: "t1", water: "w2" }]]);
  });

  it("survive a reload for the same user", async () => {
    const companies = { water: "w1", counterwise_ticketing: "c9", supervisor: null };
    const portal = await signedIn({ remembered: { user: "7", companies } });
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w1" });
  });

  it("do not survive a reload for another user", async () => {
    const portal = await signedIn({ remembered: { user: "8", companies: { water: "w1" } } });
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1" });
  });

  it("are those that the user last chose on this device, as far as they are still allowed", async () => {
    const portal = startPortal();
    const lastChosen = { water: "w2", supervisor: "s9", toll_plaza: null };
    await portal.loadUser.call(0).answer({ ...rahima, lastChosen });
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w2" });
    await signOut(portal);
    expect(activeIds(portal)).toEqual({});
    await signIn(portal, { ...rahima, lastChosen: { water: "w1" } });
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w1" });
  });

  it("are those of the tab rather than the last ones on the device", async () => {
    const remembered = { user: "7", companies: { water: "w1" } };
    const portal = startPortal({ remembered });
    await portal.loadUser.call(0).answer({ ...rahima, lastChosen: { water: "w2" } });
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w1" });
  });

  it("are the last ones on the device where the tab has none, as after a sign-out", async () => {
    const remembered = { user: "7", companies: { counterwise_ticketing: "c1" } };
    const portal = startPortal({ remembered });
    const lastChosen = { water: "w2", counterwise_ticketing: "c2" };
    await portal.loadUser.call(0).answer({ ...rahima, lastChosen });
    expect(activeIds(portal)).toEqual({
      toll_plaza: "t1",
      water: "w2",
      counterwise_ticketing: "c1",
    });
  });

  it("are the last ones of another user after that one has signed in", async () => {
    const portal = await signedIn();
    choose(portal, "water", "w2");
    portal.failed(401);
    await signIn(portal, { ...karim, lastChosen: { water: "w3" } });
    expect(activeIds(portal)).toEqual({ water: "w3" });
  });

  it("are not forgotten by a start that fails", async () => {
    const portal = startPortal({ remembered: { user: "7", companies: { water: "w1" } } });
    await portal.loadUser.call(0).fail(failure(503));
    expect(portal.effects).toEqual([["redirect", "/error"]]);
    portal.child("authentication").send({ type: "retry.requested" });
    await portal.loadUser.call(1).answer(rahima);
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w1" });
  });

  it("are cleared by sign-out, all but the slip's, which is not active meanwhile", async () => {
    const portal = await signedIn();
    choose(portal, "water", "w2");
    choose(portal, "counterwise_ticketing", "c1");
    await signOut(portal);
    expect(activeIds(portal)).toEqual({});
    expect(portal.effects.at(-1)).toEqual(["persist", "7", { counterwise_ticketing: "c1" }]);
    expect(known(portal).companies).toEqual({});
    await signIn(portal, rahima);
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", counterwise_ticketing: "c1" });
  });

  it("of the slip are another user's only where that user may see them", async () => {
    const portal = await signedIn();
    choose(portal, "counterwise_ticketing", "c2");
    await signOut(portal);
    await signIn(portal, karim);
    expect(activeIds(portal)).toEqual({});
    await signOut(portal);
    await signIn(portal, rahima);
    choose(portal, "counterwise_ticketing", "c1");
    await signOut(portal);
    await signIn(portal, karim);
    expect(activeIds(portal)).toEqual({ counterwise_ticketing: "c1" });
  });

  it("sleep through an expired session and are the same user's again", async () => {
    const portal = await signedIn();
    choose(portal, "water", "w2");
    portal.failed(401);
    expect(activeIds(portal)).toEqual({});
    await signIn(portal, rahima);
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1", water: "w2" });
  });

  it("are not another user's after an expired session", async () => {
    const portal = await signedIn();
    choose(portal, "water", "w2");
    portal.failed(401);
    await signIn(portal, karim);
    expect(activeIds(portal)).toEqual({});
  });
});

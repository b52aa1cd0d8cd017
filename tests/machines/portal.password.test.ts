import { describe, expect, it } from "vitest";
import { failure, rahima } from "./actors.ts";
import { activeIds, known, signedIn, signIn, startPortal } from "./portal.ts";
import { asked, filterOf } from "./reports.ts";

const restricted = { ...rahima, restriction: "mustChangePassword" } as const;

describe("a password that has to be changed", () => {
  it("keeps every company and address back until it is changed", async () => {
    const portal = startPortal({ page: "/water/vehicles" });
    await portal.loadUser.call(0).answer(restricted);
    expect([known(portal).session, activeIds(portal), portal.effects]).toEqual([
      "restricted",
      {},
      [],
    ]);
    portal.child("authentication").send({ type: "password.changed" });
    expect(known(portal).session).toBe("starting");
    await portal.loadUser.call(1).answer(rahima);
    expect([known(portal).session, known(portal).returnTo]).toEqual(["signedIn", null]);
    expect(activeIds(portal)).toEqual({ toll_plaza: "t1" });
  });

  it("leaves the way back after a sign-in as it was", async () => {
    const portal = startPortal({ hasToken: false, page: "/water/vehicles" });
    portal.portal.send({ type: "page.opened", page: "/login" });
    await signIn(portal, restricted);
    expect(known(portal).session).toBe("restricted");
    portal.child("authentication").send({ type: "password.changed" });
    await portal.loadUser.call(1).answer(rahima);
    expect([known(portal).session, known(portal).returnTo]).toEqual([
      "signedIn",
      "/water/vehicles",
    ]);
  });

  it("is noticed by a request's 403, and closes the reports", async () => {
    const portal = await signedIn();
    const input = { ...asked, filter: filterOf(null) };
    portal.portal.send({ type: "report.opened", machine: portal.report.machine, input });
    portal.failed(403);
    expect(known(portal).session).toBe("signedIn");
    portal.failed(403, { code: "password_change_required" });
    expect([known(portal).session, portal.portal.getSnapshot().context.reports]).toEqual([
      "restricted",
      [],
    ]);
    expect(activeIds(portal)).toEqual({});
  });

  it("does not interrupt a sign-out, and is noticed by the next 403 where that fails", async () => {
    const portal = await signedIn();
    const authentication = portal.child("authentication");
    authentication.send({ type: "signOut.requested" });
    portal.failed(403, { code: "password_change_required" });
    expect([known(portal).session, portal.signOut.call(0).signal.aborted]).toEqual([
      "signedIn",
      false,
    ]);
    await portal.signOut.call(0).fail(failure(500));
    expect([known(portal).session, authentication.getSnapshot().context.signOutFailed]).toEqual([
      "signedIn",
      true,
    ]);
    portal.failed(403, { code: "password_change_required" });
    expect([known(portal).session, portal.effects]).toEqual(["restricted", []]);
  });

  it("that is changed in another tab opens this one too", async () => {
    const portal = startPortal();
    await portal.loadUser.call(0).answer(restricted);
    portal.portal.send({ type: "password.changed" });
    await portal.loadUser.call(1).answer(rahima);
    expect(known(portal).session).toBe("signedIn");
    portal.portal.send({ type: "password.changed" });
    expect([known(portal).session, portal.loadUser.calls.length]).toEqual(["signedIn", 2]);
  });

  it("whose session ends meanwhile leads to Login", async () => {
    const portal = startPortal();
    await portal.loadUser.call(0).answer(restricted);
    portal.failed(401);
    expect([known(portal).session, portal.effects]).toEqual([
      "signedOut",
      ["remove", "forget opened", ["redirect", "/login"]],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { rahima } from "./actors.ts";
import { activeIds, known, signedIn, signIn, startPortal } from "./portal.ts";
import { asked, filterOf } from "./reports.ts";

describe("a second factor", () => {
  it("keeps every company and address back until it is there", async () => {
    const portal = startPortal({ hasToken: false, page: "/water/vehicles" });
    portal.portal.send({ type: "page.opened", page: "/login" });
    await signIn(portal, { ...rahima, companies: {}, restriction: "needsSecondFactor" });
    expect([known(portal).session, activeIds(portal)]).toEqual(["restricted", {}]);
    portal.child("authentication").send({ type: "secondFactor.passed", token: "whole" });
    await portal.loadUser.call(1).answer(rahima);
    expect([known(portal).session, known(portal).returnTo]).toEqual([
      "signedIn",
      "/water/vehicles",
    ]);
  });

  it("that has to be set up is noticed by a request's 403, and closes the reports", async () => {
    const portal = await signedIn();
    const input = { ...asked, filter: filterOf(null) };
    portal.portal.send({ type: "report.opened", machine: portal.report.machine, input });
    portal.failed(403, { code: "second_factor_setup_required" });
    expect([known(portal).session, portal.portal.getSnapshot().context.reports]).toEqual([
      "restricted",
      [],
    ]);
  });

  it("that is set up in another tab opens this one too", async () => {
    const portal = startPortal();
    await portal.loadUser.call(0).answer({ ...rahima, restriction: "mustSetUpSecondFactor" });
    portal.portal.send({ type: "secondFactor.setUp" });
    await portal.loadUser.call(1).answer(rahima);
    expect(known(portal).session).toBe("signedIn");
  });

  it("that is a wrong passkey is no end of the session that waits for it", async () => {
    const portal = startPortal();
    await portal.loadUser.call(0).answer({ ...rahima, restriction: "needsSecondFactor" });
    portal.failed(401, { isBackground: true, isSignIn: true });
    expect([known(portal).session, portal.effects]).toEqual(["restricted", []]);
    portal.failed(401, { isBackground: true });
    expect(known(portal).session).toBe("signedOut");
  });
});

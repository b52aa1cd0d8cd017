import { describe, expect, it } from "vitest";
import { karim, rahima } from "./actors.ts";
import { known, signedIn, signIn, signOut, startPortal } from "./portal.ts";

const page = "/invitation";

describe("an invitation", () => {
  it("stays open when the session of whoever was signed in is over at start", async () => {
    const portal = startPortal({ page });
    portal.failed(401);
    expect([known(portal).session, portal.effects]).toEqual([
      "signedOut",
      ["remove", "forget opened"],
    ]);
  });

  it("stays open when a session ends, and is where its user comes back to", async () => {
    const portal = await signedIn({ page });
    portal.failed(401);
    expect([known(portal).session, portal.effects]).toEqual([
      "signedOut",
      ["remove", "forget opened"],
    ]);
    portal.portal.send({ type: "page.opened", page: "/login" });
    await signIn(portal, rahima);
    expect([known(portal).session, known(portal).returnTo]).toEqual(["signedIn", page]);
  });

  it("is nowhere that another user comes back to", async () => {
    const portal = await signedIn({ page });
    portal.failed(401);
    portal.portal.send({ type: "page.opened", page: "/login" });
    await signIn(portal, karim);
    expect(known(portal).returnTo).toBe(null);
  });

  it("stays open after a sign-out, for who wants another user name", async () => {
    const portal = await signedIn({ page });
    await signOut(portal);
    expect([known(portal).session, portal.portal.getSnapshot().context.page]).toEqual([
      "signedOut",
      page,
    ]);
    expect(portal.effects.flat()).not.toContain("redirect");
  });

  it("is where one comes back to who had to sign in first", async () => {
    const portal = startPortal({ hasToken: false, page });
    portal.portal.send({ type: "page.opened", page: "/login" });
    await signIn(portal, rahima);
    expect([known(portal).session, known(portal).returnTo]).toEqual(["signedIn", page]);
  });
});

import { describe, expect, it } from "vitest";
import { karim, rahima } from "./actors.ts";
import { choose, known, type Portal, signedIn, signIn, signOut, startPortal } from "./portal.ts";

const page = "/water/vehicles?company=w2&stoppage=Sadarghat";

/** Another tab has signed in. */
async function replace(portal: Portal, user: typeof rahima) {
  portal.portal.send({ type: "token.replaced" });
  await portal.loadUser.call(1).answer(user);
}

/** Where the browser is, and what led there. */
const place = ({ portal, effects }: Portal) => {
  const led = effects.filter((effect) => Array.isArray(effect) && effect[0] === "redirect");
  return [portal.getSnapshot().context.page, led];
};

describe("whoever takes the place of another user", () => {
  it("in another tab begins at Home in this one, not at what was typed there", async () => {
    const portal = await signedIn({ page });
    await replace(portal, karim);
    expect(known(portal).session).toBe("signedIn");
    expect(place(portal)).toEqual(["/", [["redirect", "/"]]]);
  });

  it("by a page that is loaded again with another token begins at Home", async () => {
    const portal = startPortal({ page, remembered: { user: "7", companies: { water: "w2" } } });
    await portal.loadUser.call(0).answer(karim);
    expect(place(portal)).toEqual(["/", [["redirect", "/"]]]);
  });

  it.each(["/invitation", "/login"])("stays at %s, which is nobody's", async (page) => {
    const portal = await signedIn({ page });
    await replace(portal, karim);
    expect(place(portal)).toEqual([page, []]);
  });
});

const held = { ...karim, restriction: "mustChangePassword" } as const;

describe("a session that expires while something comes before every screen", () => {
  const leave = (portal: Portal) => {
    portal.failed(401);
    return portal.portal.getSnapshot().context.returnTo;
  };
  const open = (portal: Portal) => portal.portal.send({ type: "page.opened", page });

  it.each(["needsSecondFactor", "mustChangePassword", "mustSetUpSecondFactor"] as const)(
    "leaves the way back to who was signed in, not to the user before (%s)",
    async (restriction) => {
      const portal = await signedIn();
      await signOut(portal);
      portal.portal.send({ type: "page.opened", page: "/login" });
      await signIn(portal, { ...karim, restriction });
      open(portal);
      expect(leave(portal)).toEqual({ page, user: "8" });
      await signIn(portal, karim);
      expect(known(portal).returnTo).toBe(page);
    },
  );

  it("leaves it to nobody else, where nobody was signed in before", async () => {
    const portal = startPortal({ page });
    await portal.loadUser.call(0).answer(held);
    expect(leave(portal)).toEqual({ page, user: "8" });
    await signIn(portal, rahima);
    expect(known(portal).returnTo).toBe(null);
  });

  it("leaves the page of the user before to nobody", async () => {
    const portal = await signedIn({ page });
    await replace(portal, held);
    expect(place(portal)).toEqual(["/", [["redirect", "/"]]]);
    expect(leave(portal)).toEqual({ page: "/", user: "8" });
  });
});

it("whoever takes the place of another user has none of their companies, after a change of the password too", async () => {
  const portal = await signedIn();
  choose(portal, "water", "w2");
  await replace(portal, held);
  expect(portal.portal.getSnapshot().context.chosen.water).toBe(null);
  portal.portal.send({ type: "password.changed" });
  await portal.loadUser.call(2).answer(karim);
  expect(known(portal).active.water).toBe(null);
});

describe("an address stays open", () => {
  it("for the same user, who signed in again in another tab", async () => {
    const portal = await signedIn({ page });
    await replace(portal, rahima);
    expect(place(portal)).toEqual([page, []]);
  });

  it("for whoever opens it where nobody was", async () => {
    const portal = startPortal({ page });
    await portal.loadUser.call(0).answer(karim);
    expect(place(portal)).toEqual([page, []]);
  });
});

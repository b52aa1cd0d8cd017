import { describe, expect, it } from "vitest";
import { karim, rahima } from "./actors.ts";
import { known, type Portal, signedIn, startPortal } from "./portal.ts";

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

  it("by a page that is loaded anew with another token begins at Home", async () => {
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

describe("an address stays open", () => {
  it("for the same user, who signed in anew in another tab", async () => {
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

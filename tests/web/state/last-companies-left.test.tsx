import { act, screen } from "@testing-library/react";
import { getUser, listWaterVehicles, login, logout } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { chooseCompany } from "web/state/choose-company.ts";
import { everything, openPortal, page, rahim, signedIn, signIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

const kept = () => localStorage.getItem("lastCompanies");
const preview = "/water/service-preview";

type Opened = ReturnType<typeof openPortal>;

/** Rahim, who has chosen Parabat and Saintmartin. */
async function choosing() {
  signedIn(host);
  host.answers(listWaterVehicles, []);
  const opened = openPortal("/water/vehicles?company=w2");
  await screen.findByRole("heading", { level: 1, name: "Ships" });
  chooseCompany(opened.portal, "counterwise_ticketing", "82");
  return opened;
}

async function signOut({ user }: Opened) {
  host.answers(logout, undefined);
  await user.click(screen.getByRole("link", { name: "Rahim" }));
  await user.click(await screen.findByRole("button", { name: "Sign out" }));
  await screen.findByRole("button", { name: "Sign in" });
}

async function signInAgain(portal: Opened) {
  host.answers(login, { token: "t-2" });
  host.answers(getUser, { user: rahim, allowed_companies: everything });
  await signIn(portal);
  await screen.findByRole("link", { name: "Rahim" });
}

const goTo = (path: string) => act(async () => history.pushState(null, "", path));

describe("the companies that a user last chose", () => {
  it("are not chosen again after a sign-out: a preview leads to the list of companies, but that of the slip [S4.5]", async () => {
    const opened = await choosing();
    await signOut(opened);
    expect(kept()).toBe('[["7",{"counterwise_ticketing":["82"]}]]');
    await signInAgain(opened);
    await goTo(preview);
    await screen.findByRole("heading", { level: 1, name: "water Companies" });
    expect(page()).toBe("/water");
    await goTo("/counterwise-ticketing/service-preview");
    await screen.findByRole("button", { name: "Saintmartin, change company" });
    opened.close();

    openPortal(preview);
    await screen.findByRole("heading", { level: 1, name: "water Companies" });
  });

  it("are chosen again after an expired session", async () => {
    const opened = await choosing();
    host.fails(getUser, 401);
    opened.portal.getSnapshot().children.authentication?.send({ type: "access.added" });
    await screen.findByRole("button", { name: "Sign in" });
    const both = '[["7",{"counterwise_ticketing":["82"],"water":["w2"]}]]';
    expect(JSON.parse(kept() ?? "")).toEqual(JSON.parse(both));
    await signInAgain(opened);
    await goTo(preview);
    await screen.findByRole("button", { name: "Parabat, change company" });
    expect(page()).toBe(preview);
  });

  it("are left to the tab that signs out: another one may have heard of an expired session", async () => {
    await choosing();
    const before = kept();
    await act(async () => {
      localStorage.removeItem("accessToken");
      dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue: null }));
    });
    await screen.findByRole("button", { name: "Sign in" });
    expect(kept()).toBe(before);
  });

  it("are no more than before where another tab has signed out, and this one has not heard of it", async () => {
    const { portal } = await choosing();
    localStorage.removeItem("accessToken");
    localStorage.removeItem("lastCompanies");
    expect([chooseCompany(portal, "water", "w1"), kept()]).toEqual([true, null]);
  });
});

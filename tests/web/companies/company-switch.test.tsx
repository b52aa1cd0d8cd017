import { screen, waitFor, within } from "@testing-library/react";
import { type AllowedCompanies, getWaterShipwiseReport, listWaterVehicles } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { address, everything, oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const at = (company: string) =>
  `/water/shipwise/report/?company=${company}&from_date=2026-11-01&to_date=2026-11-08&compare=1`;
const names = ["Anupam", "Parabat", "Sundarban", "Kirtonkhola", "Surovi", "Manami", "Tashrif"];
/** Eight, of which the first and the last are called alike. */
const eight: AllowedCompanies = {
  water_companies: [...names, "Anupam Express"].map((name, index) => ({ _id: `w${index}`, name })),
};

beforeEach(() => {
  host.answers(getWaterShipwiseReport, []);
  host.answers(listWaterVehicles, []);
});

const trigger = () => screen.findByRole("button", { name: /, change company$/ });
const options = () =>
  within(screen.getByRole("listbox", { name: "Water Companies" }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("the company in the header", () => {
  it("opens the companies in place, the active one marked, and keeps report and range", async () => {
    signedIn(host);
    const { user } = openPortal(at("w2"));
    await user.click(await trigger());
    const list = within(await screen.findByRole("dialog", { name: "Water Companies" }));
    expect(options()).toEqual(["Sundarban Navigation", "Parabat"]);
    expect(list.getByRole("option", { selected: true }).textContent).toBe("Parabat");
    expect(list.queryByRole("searchbox")).toBe(null);
    await user.click(list.getByRole("option", { name: "Sundarban Navigation" }));
    await waitFor(async () => expect((await trigger()).textContent).toBe("Sundarban Navigation"));
    expect([address(), screen.queryByRole("dialog")]).toEqual([at("w1"), null]);
    await waitFor(() =>
      expect(host.asked.map(({ path }) => path).filter((path) => path.endsWith("w1"))).toEqual([
        "/api/water/reports/shipwise/w1",
        "/api/water/reports/shipwise/w1",
      ]),
    );
  });

  it("closes without a change for the active one, and for Escape", async () => {
    signedIn(host);
    const here = `${at("w2")}&tab=1`;
    const { user } = openPortal(here);
    for (const close of [
      () => user.click(screen.getByRole("option", { name: "Parabat" })),
      () => user.keyboard("{Escape}"),
    ]) {
      await user.click(await trigger());
      await screen.findByRole("listbox");
      await close();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
      expect(address()).toBe(here);
      expect((await trigger()).getAttribute("aria-expanded")).toBe("false");
    }
  });

  it("opens by its key, and gets the focus back", async () => {
    signedIn(host);
    const { user } = openPortal(at("w1"));
    await trigger();
    await user.keyboard("o");
    await user.click(await screen.findByRole("option", { name: "Parabat" }));
    await waitFor(() => expect(address()).toBe(at("w2")));
    await waitFor(async () => expect(document.activeElement).toBe(await trigger()));
  });

  it("is searched from eight companies on, by keys and without regard to case", async () => {
    signedIn(host, eight);
    const { user } = openPortal(at("w1"));
    await user.click(await trigger());
    const search = await screen.findByRole("searchbox", { name: "Search" });
    expect(options()).toHaveLength(8);
    await user.type(search, "aNUPam e");
    await waitFor(() => expect(options()).toEqual(["Anupam Express"]));
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(address()).toBe(at("w7")));
  });

  it("says where a search finds none", async () => {
    signedIn(host, eight);
    const { user } = openPortal(at("w1"));
    await user.click(await trigger());
    await user.type(await screen.findByRole("searchbox"), "zzz");
    await screen.findByText("No match");
  });

  it("is not searched below eight", async () => {
    signedIn(host, { water_companies: eight.water_companies?.slice(1) ?? [] });
    const { user } = openPortal(at("w1"));
    await user.click(await trigger());
    await screen.findByRole("listbox");
    expect([options().length, screen.queryByRole("searchbox")]).toEqual([7, null]);
  });

  it("is plain text where there is one company alone", async () => {
    signedIn(host, oneEach);
    openPortal("/water/vehicles");
    const banner = within(await screen.findByRole("banner"));
    const name = await banner.findByText("Sundarban Navigation");
    expect([name.closest("a, button"), banner.queryByRole("button")]).toEqual([null, null]);
    expect(banner.queryByRole("link", { name: /^Switch to/ })).toBe(null);
  });

  it("is changed for the one before with one press or key, and keeps report and range", async () => {
    signedIn(host, eight);
    localStorage.setItem("lastCompanies", '[["7",{"water":["w5","w9"]}]]');
    const { user } = openPortal(at("w1"));
    const other = await screen.findByRole("link", { name: "Switch to Manami" });
    expect([other.textContent, other.getAttribute("href")]).toEqual(["Manami", at("w5")]);
    await user.click(other);
    await waitFor(async () => expect((await trigger()).textContent).toBe("Manami"));
    expect(address()).toBe(at("w5"));
    await screen.findByRole("link", { name: "Switch to Parabat" });
    await user.keyboard("O");
    await waitFor(() => expect(address()).toBe(at("w1")));
  });

  it.each([
    ["w1", "Switch to Sundarban"],
    ["w7", "Switch to Anupam"],
  ])("is changed from %s for the next in the list where none was before", async (id, name) => {
    signedIn(host, eight);
    openPortal(at(id));
    await screen.findByRole("link", { name });
  });

  it("opens the page that the company list keeps", async () => {
    signedIn(host, { water_companies: everything.water_companies ?? [] });
    const { user } = openPortal("/water/vehicles?company=w2&status=idle");
    await screen.findByText("No Data");
    const kept = encodeURIComponent("/water/vehicles?company=w9&status=idle");
    history.pushState(null, "", `/water?to=${kept}`);
    await screen.findByRole("heading", { name: "water Companies" });
    await user.click(await trigger());
    await user.click(await screen.findByRole("option", { name: "Sundarban Navigation" }));
    await waitFor(() => expect(address()).toBe("/water/vehicles?company=w1&status=idle"));
  });
});

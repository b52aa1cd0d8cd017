import { screen, waitFor, within } from "@testing-library/react";
import { getOfflineCounterReport, getTollplazaSummary, type Module, modules } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { navigate } from "web/browser/address.ts";
import { address, everything, oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

const emptySummary = {
  total_entry_count: 0,
  total_entry_amount: 0,
  total_exited_count: 0,
  total_non_exited_count: 0,
  total_overstay_count: 0,
  total_overstay_amount: 0,
};

function signedInAnywhere(allowed = everything) {
  signedIn(host, allowed);
  host.answers(getOfflineCounterReport, []);
  host.answers(getTollplazaSummary, emptySummary);
}

const pathOf = (module: Module) => `/${module.replaceAll("_", "-")}`;
const id = (module: Module, index: number) => {
  const company = everything[`${module}_companies`]?.[index];
  return company && ("_id" in company ? company._id : company.id);
};
const names = (module: Module) => (everything[`${module}_companies`] ?? []).map(({ name }) => name);

describe("a company picker", () => {
  it.each(modules)(
    "of %s lists its companies and goes on with the chosen one [S2.4, S2.6, S2.14, S2.15, S4.7]",
    async (module) => {
      signedInAnywhere();
      const { user } = openPortal(pathOf(module));
      const title = `${module.replaceAll("_", " ")} Companies`;
      await screen.findByRole("heading", { level: 1, name: title });
      const main = within(screen.getByRole("main"));
      expect(main.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
        names(module),
      );
      await user.click(main.getByRole("button", { name: names(module)[1] ?? "" }));
      const next = module === "offline_counter" ? "report" : "service-preview";
      await waitFor(() =>
        expect(address()).toBe(`${pathOf(module)}/${next}?company=${id(module, 1)}`),
      );
      const switched = `${names(module)[1]}, change company`;
      await screen.findByRole("button", { name: switched });

      navigate(pathOf(module));
      await screen.findByRole("heading", { level: 1, name: title });
      expect(screen.getByRole("button", { current: true }).textContent).toBe(names(module)[1]);
    },
  );

  it("stays where the chosen company is refused", async () => {
    signedInAnywhere();
    const { portal, user } = openPortal("/water");
    const choice = await screen.findByRole("button", { name: "Parabat" });
    const { water } = portal.getSnapshot().children;
    water?.send({ type: "companies.allowed", companies: [], last: null });
    const entries = history.length;
    await user.click(choice);
    expect([address(), history.length]).toEqual(["/water", entries]);
  });

  it("of a module is also at /company-preview, by the module's key [S2.3]", async () => {
    signedInAnywhere();
    const { user } = openPortal("/company-preview?module=toll_plaza");
    await screen.findByRole("heading", { level: 1, name: "toll plaza Companies" });
    await user.click(screen.getByRole("button", { name: "Padma Bridge" }));
    await screen.findByRole("heading", { level: 1, name: "Toll Plaza" });
    expect(address()).toBe("/toll-plaza/service-preview?company=42");
  });

  it.each(["/company-preview", "/company-preview?module=trains"])("at %s goes Home", async (at) => {
    signedInAnywhere();
    openPortal(at);
    await screen.findByRole("heading", { name: "Home" });
    expect(address()).toBe("/");
  });

  it.each(modules)("of %s with one company alone moves on by itself [S2.12]", async (module) => {
    signedInAnywhere(oneEach);
    openPortal(pathOf(module));
    await within(await screen.findByRole("banner")).findByText(names(module)[0] ?? "");
    const next = module === "offline_counter" ? "report" : "service-preview";
    expect(address()).toBe(`${pathOf(module)}/${next}?company=${id(module, 0)}`);
    const back = screen.queryByRole("link", { name: "Back" });
    expect(back?.getAttribute("href")).toBe(module === "offline_counter" ? undefined : "/");
  });

  it("shows a company once that is listed twice, and moves on by itself where it is the only one", async () => {
    const [meghna = { id: 41, name: "Meghna Bridge" }, padma = meghna] =
      everything.toll_plaza_companies ?? [];
    signedInAnywhere({
      toll_plaza_companies: [meghna, meghna, padma],
      offline_counter_companies: [padma, padma],
    });
    const { user, close } = openPortal("/toll-plaza");
    await screen.findByRole("heading", { level: 1, name: "toll plaza Companies" });
    const main = within(screen.getByRole("main"));
    expect(main.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Meghna Bridge",
      "Padma Bridge",
    ]);
    await user.click(main.getByRole("button", { name: "Meghna Bridge" }));
    await user.click(await screen.findByRole("button", { name: "Meghna Bridge, change company" }));
    const choices = within(await screen.findByRole("dialog"));
    expect(choices.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Meghna Bridge",
      "Padma Bridge",
    ]);
    close();
    openPortal("/offline-counter");
    await within(await screen.findByRole("banner")).findByText("Padma Bridge");
    expect(address()).toBe("/offline-counter/report?company=42");
  });

  it("opens for a screen of a module without a company, but not for a path that is none", async () => {
    signedInAnywhere();
    const { close } = openPortal("/water/vehicles/");
    await screen.findByRole("heading", { level: 1, name: "water Companies" });
    expect(address()).toBe("/water?to=%2Fwater%2Fvehicles%2F");
    close();
    openPortal("/water/nowhere");
    await screen.findByRole("heading", { name: "Oops! Page not found" });
    expect(address()).toBe("/water/nowhere");
  });

  it("of a module that the user has no company for goes Home", async () => {
    signedInAnywhere({});
    openPortal("/water");
    await screen.findByRole("heading", { name: "Home" });
    expect([address(), screen.getByRole("alert").textContent]).toEqual([
      "/?refused=water",
      "No company of Water is linked to your user name, so that page cannot be shown.",
    ]);
  });

  it("remembers the company when the page is loaded again", async () => {
    signedInAnywhere();
    const { user, portal } = openPortal("/water");
    await user.click(await screen.findByRole("button", { name: "Parabat" }));
    await screen.findByRole("heading", { level: 1, name: "Water" });
    portal.stop();
    document.body.replaceChildren();
    openPortal("/water/service-preview");
    await screen.findByRole("button", { name: "Parabat, change company" });
    expect(address()).toBe("/water/service-preview?company=w2");
  });
});

describe("a service preview", () => {
  const tiles: Partial<Record<Module, [title: string, route: string][]>> = {
    intracity: [
      ["Counter Wise Report", "/intracity/counterwise/report/"],
      ["Vehicle Wise Report", "/intracity/vehiclewise/report/"],
      ["Buses", "/intracity/vehicle/report/"],
      ["Summary", "/intracity/summary"],
    ],
    supervisor: [
      ["Supervisor Wise Report", "/supervisor/supervisorwise/report"],
      ["Vehicle Wise Report", "/supervisor/vehiclewise/report"],
      ["Buses", "/supervisor/vehicles"],
    ],
    toll_plaza: [
      ["Collection Report", "/toll-plaza/report"],
      ["Non Exited", "/toll-plaza/non-exited-vehicle-list"],
      ["Check Vehicles", "/toll-plaza/check-vehicles"],
    ],
    waybill: [
      ["Report", "/waybill/report"],
      ["Vehicles", "/waybill/vehicles"],
    ],
    water: [
      ["Ship Wise Report", "/water/shipwise/report/"],
      ["Counter Man Wise Report", "/water/counterwise/report/"],
      ["Deck Man Wise", "/water/deckmanwise/report/"],
      ["Cabin Man Wise", "/water/cabinmanwise/report/"],
      ["Ships", "/water/vehicles"],
    ],
    intercity: [
      ["Coach Wise Report", "/intercity/coachwise/report/"],
      ["Counter Wise Report", "/intercity/counterwise/report/"],
      ["Buses", "/intercity/vehicles"],
    ],
    counterwise_ticketing: [
      ["Counter Wise Report", "/counterwise-ticketing/counterwise/report/"],
      ["Vehicle Wise Report", "/counterwise-ticketing/vehiclewise/report/"],
      ["Buses", "/counterwise-ticketing/vehicles"],
      ["Summary", "/counterwise-ticketing/summary"],
    ],
  };

  const more: Partial<Record<Module, [title: string, route: string][]>> = {
    toll_plaza: [
      ["Fares", "/toll-plaza/fare"],
      ["Dashboard", "/toll-plaza/dashboard"],
      ["Collection Details", "/toll-plaza/collection-details"],
    ],
    water: [["Agent Wise Report", "/water/agentwise/report/"]],
    intercity: [
      ["Agent Wise Report", "/intercity/agentwise/report/"],
      ["Reservation Report", "/intercity/reservation/report/"],
    ],
  };
  const titlesAndRoutes = (links: readonly HTMLElement[]) =>
    links.map((link) => [link.textContent?.trim(), link.getAttribute("href")]);

  const ofFirst = (module: Module, links: readonly [title: string, route: string][]) =>
    links.map(([title, route]) => [title, `${route}?company=${id(module, 0)}`]);

  it.each(Object.entries(tiles))(
    "of %s has the specification's tiles [S2.5]",
    async (key, expected) => {
      const module = key as Module;
      signedInAnywhere(oneEach);
      openPortal(`${pathOf(module)}/service-preview`);
      const main = within(await screen.findByRole("main"));
      await main.findByRole("link", { name: "Back" });
      const apart = main.queryAllByRole("navigation").concat(main.queryAllByRole("region"));
      const links = main.getAllByRole("link");
      const beside = links.filter((link) => !apart.some((section) => section.contains(link)));
      expect(titlesAndRoutes(beside)).toEqual([["Back", "/"], ...ofFirst(module, expected)]);
      expect(main.queryAllByRole("region").length).toBe(module === "toll_plaza" ? 1 : 0);
    },
  );

  it.each(Object.keys(tiles))("of %s has its other screens under 'More'", async (key) => {
    const module = key as Module;
    signedInAnywhere(oneEach);
    openPortal(`${pathOf(module)}/service-preview`);
    const main = within(await screen.findByRole("main"));
    await main.findByRole("link", { name: "Back" });
    const sections = main.queryAllByRole("navigation", { name: "More" });
    expect(sections.map((one) => titlesAndRoutes(within(one).getAllByRole("link")))).toEqual(
      more[module] ? [ofFirst(module, more[module])] : [],
    );
  });

  it.each(Object.keys(tiles))(
    "of %s without a company goes to the list [S2.4, S2.11, S2.14]",
    async (key) => {
      const module = key as Module;
      signedInAnywhere();
      openPortal(`${pathOf(module)}/service-preview`);
      await screen.findByRole("heading", { name: `${module.replaceAll("_", " ")} Companies` });
      expect(address()).toBe(pathOf(module));
    },
  );

  it("leads back to the companies where there are several", async () => {
    signedInAnywhere();
    const { user } = openPortal("/water");
    await user.click(await screen.findByRole("button", { name: "Parabat" }));
    await user.click(await screen.findByRole("link", { name: "Back" }));
    await screen.findByRole("heading", { name: "water Companies" });
    expect(address()).toBe("/water");
  });
});

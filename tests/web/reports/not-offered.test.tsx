import { screen, waitFor, within } from "@testing-library/react";
import {
  getCounterwiseTicketingVehicleCounters,
  getIntracityVehicleCounters,
  getOfflineCounterReport,
  getTollplazaSummary,
  getUser,
  getWaterShipwiseReport,
  listTollplazaFares,
  listWaterVehicles,
} from "partner-sdk";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepLastCompany } from "web/browser/last-companies.ts";
import { pin } from "web/browser/pins.ts";
import { modulesWithFeature } from "../../features.ts";
import {
  administered,
  everything,
  oneEach,
  openPortal,
  page,
  rahim,
} from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const words = "Your service does not offer this report";
const figures = {
  total_entry_count: 1,
  total_entry_amount: 2,
  total_exited_count: 1,
  total_non_exited_count: 0,
  total_overstay_count: 0,
  total_overstay_amount: 0,
};

/** Somebody at a host that names exactly these. */
function signedInAt(features: readonly string[] | undefined, allowed = oneEach) {
  localStorage.setItem("accessToken", "t-1");
  const named = features && { features: [...features] };
  host.answers(getUser, { user: rahim, allowed_companies: allowed, ...named });
}
const titled = (name: string) => screen.findByRole("heading", { level: 1, name });
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("link")
    .map(({ textContent }) => textContent?.trim());
const main = () => screen.getByRole("main");
const asked = () => host.asked.map(({ path }) => path);

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  host.answers(getTollplazaSummary, figures);
});

describe("a host with the six calls of the specification alone [B6]", () => {
  it("has the offline counters and the toll plazas on Home and in the header", async () => {
    signedInAt([]);
    const { user } = openPortal("/");
    await titled("Home");
    expect(linksIn(main())).toEqual(["Offline CounterSohagh", "Toll PlazaMeghna Bridge"]);
    await user.click(screen.getByRole("link", { name: "Toll Plaza Meghna Bridge" }));
    await titled("Toll Plaza");
    expect(linksIn(screen.getByRole("navigation", { name: "Modules" }))).toEqual([
      "Offline Counter",
      "Toll Plaza",
    ]);
  });

  it("leads to the panel of a toll plaza, from where nothing leads nowhere", async () => {
    signedInAt([]);
    openPortal("/toll-plaza/service-preview");
    await screen.findByText("Total Entry Amount");
    expect(linksIn(main())).toEqual(["Back", "Dashboard"]);
    expect(asked()).toEqual(["/api/auth/user", "/api/tollplaza/summary/41"]);
  });

  it("says so to somebody who has companies of other modules alone", async () => {
    signedInAt([], { water_companies: [{ _id: "w1", name: "Parabat" }] });
    openPortal("/");
    await screen.findByText("Your service offers no reports of your companies.");
    expect(linksIn(main())).toEqual([]);
  });

  it("has no section of the account on Profile", async () => {
    signedInAt([]);
    openPortal("/profile");
    await titled("Profile");
    expect(screen.queryByRole("heading", { name: "Where you are signed in" })).toBe(null);
    expect(asked()).toEqual(["/api/auth/user"]);
  });

  it("has keys for what it has", async () => {
    signedInAt([]);
    const { user } = openPortal("/profile");
    await titled("Profile");
    await user.keyboard("ga");
    expect(page()).toBe("/profile");
    await user.keyboard("gt");
    await titled("Toll Plaza");
  });

  it.each([
    ["/water/shipwise/report/", "Ship Wise Report", "Back to Home", "/"],
    ["/toll-plaza/fare", "Fares", "Back to Toll Plaza", "/toll-plaza/service-preview?company=41"],
    ["/intracity/readings", "Who Read What", "Back to Home", "/"],
    ["/water/access", "Who Has Access", "Back to Home", "/"],
    ["/intracity/counter-wise-details/7", "Counter Wise Details", "Back to Home", "/"],
    ["/water/service-preview", "Water", "Back to Home", "/"],
  ])("says so at %s, and asks for nothing [B7]", async (path, title, back, to) => {
    signedInAt([], administered);
    openPortal(path);
    await titled(title);
    screen.getByText(words);
    expect(screen.getByRole("link", { name: back }).getAttribute("href")).toBe(to);
    expect(screen.queryByRole("button", { name: "Try again" })).toBe(null);
    const isOfTolls = path.startsWith("/toll-plaza");
    expect(within(screen.getByRole("banner")).queryAllByText("Sundarban Navigation")).toEqual([]);
    expect(within(screen.getByRole("banner")).queryAllByText("Meghna Bridge")).toHaveLength(
      isOfTolls ? 1 : 0,
    );
    expect(asked()).toEqual(["/api/auth/user"]);
    expect(sessionStorage.getItem("lastOpened")).toBe(null);
  });

  it("shows no report that was pinned when there was one, and offers it nowhere", async () => {
    const one = { module: "water", company: "w1", preset: null } as const;
    pin("7", { ...one, route: "/water/vehicles" });
    signedInAt([]);
    openPortal("/");
    await titled("Home");
    expect(screen.queryByRole("link", { name: /Ships/ })).toBe(null);
  });

  it("is not asked again for its reports by the first script of the next start", async () => {
    signedInAt(["water"]);
    openPortal("/");
    await titled("Home");
    const kept = () => JSON.parse(localStorage.getItem("notRequested") ?? "[]");
    await waitFor(() => expect(kept()[0]?.[0]).toBe("7"));
    const [[, paths]] = kept();
    expect(paths).toContain("/api/intracity/summary/{company_id}");
    expect(paths).not.toContain("/api/water/reports/shipwise/{company_id}");
    expect(paths).not.toContain("/api/offline-counter/reports/{company_id}");
  });
});

describe("a host without calls of the specification", () => {
  it("has neither the offline counters nor the panel of the toll plazas", async () => {
    signedInAt([
      `-${getOfflineCounterReport.path}`,
      `-${getTollplazaSummary.path}`,
      listTollplazaFares.path,
    ]);
    const { close } = openPortal("/");
    await titled("Home");
    expect(linksIn(main())).toEqual(["Toll PlazaMeghna Bridge"]);
    close();
    openPortal("/toll-plaza/service-preview");
    await titled("Toll Plaza");
    expect(linksIn(main())).toEqual(["Back", "Fares"]);
    expect(asked()).toEqual(["/api/auth/user", "/api/auth/user"]);
  });

  it("says so at their addresses, and is not asked by the first script either [B7]", async () => {
    signedInAt([`-${getOfflineCounterReport.path}`]);
    openPortal("/offline-counter/report");
    await titled("Offline Counter Report");
    screen.getByText(words);
    expect(asked()).toEqual(["/api/auth/user"]);
    expect(localStorage.getItem("notRequested")).toContain(getOfflineCounterReport.path);
  });
});

describe("a host that names", () => {
  it("nothing has every screen of the specification, and nothing more", async () => {
    signedInAt(undefined, administered);
    openPortal("/water/service-preview");
    await titled("Water");
    const links = linksIn(main());
    expect(links).toContain("Agent Wise Report");
    expect(links).not.toContain("Who Read What");
    expect(links).not.toContain("Who Has Access");
  });

  it("the path of an operation has its screen alone, without the links of its rows", async () => {
    signedInAt([getWaterShipwiseReport.path, listTollplazaFares.path]);
    const { close } = openPortal("/");
    await titled("Home");
    expect(linksIn(main())).toEqual([
      "Offline CounterSohagh",
      "Toll PlazaMeghna Bridge",
      "WaterSundarban Navigation",
    ]);
    close();
    openPortal("/water/service-preview");
    await titled("Water");
    expect(linksIn(main())).toEqual(["Back", "Ship Wise Report"]);
  });

  it("a screen of drill-downs that the specification lists has it without the feature", async () => {
    signedInAt(["counterwise_ticketing"]);
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    const { close } = openPortal("/counterwise-ticketing/counter-wise-details/7");
    await screen.findByText("No Data");
    close();
    openPortal("/intracity/counter-wise-details/7");
    await screen.findByText(words);
  });
});

describe("a report that a host turns out not to have [B8]", () => {
  const open = async (path = "/water/vehicles", features = modulesWithFeature) => {
    signedInAt(features, everything);
    keepLastCompany("7", "water", "w1");
    host.fails(listWaterVehicles, 404);
    const opened = openPortal(path);
    await screen.findByText(words);
    return opened;
  };

  it.each([undefined, modulesWithFeature])(
    "turns into words that have the focus, and is not asked again (features: %s)",
    async (features) => {
      const { user, close } = await open(undefined, features);
      expect(document.activeElement).toBe(await titled("Ships"));
      expect(screen.queryByRole("button", { name: "Try again" })).toBe(null);
      await user.click(screen.getByRole("link", { name: "Back to Water" }));
      await titled("Water");
      expect(linksIn(main())).not.toContain("Ships");
      close();
      openPortal("/water/vehicles");
      await screen.findByText(words);
      expect(asked().filter((path) => path === "/api/water/vehicles/w1")).toHaveLength(1);
      expect(localStorage.getItem("notRequested")).toContain(listWaterVehicles.path);
    },
  );

  it("is requested again after the next sign-in", async () => {
    const { portal, close } = await open();
    portal.getSnapshot().children.authentication?.send({ type: "session.expired" });
    await screen.findByLabelText("User name");
    close();
    signedInAt(modulesWithFeature, everything);
    host.answers(listWaterVehicles, []);
    openPortal("/water/vehicles");
    await screen.findByText("No Data");
  });

  it("is another one's than the vehicle that it does not know", async () => {
    signedInAt([...modulesWithFeature, "drill_downs"]);
    host.fails(getIntracityVehicleCounters, 404);
    openPortal("/intracity/counter-wise-details/7");
    await screen.findByText("The service did not find this.");
    screen.getByRole("button", { name: "Try again" });
  });
});

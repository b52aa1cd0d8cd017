import { screen, waitFor, within } from "@testing-library/react";
import {
  getCounterwiseTicketingVehicleCounters,
  getIntracityCounterwiseReport,
  getIntracityVehiclewiseReport,
  getOfflineCounterReport,
  getTollplazaSummary,
  listIntracityVehicles,
  listTollplazaFares,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { address, openPortal, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";

const host = portalHost();
const asked = "company=12&from_date=2026-11-01&to_date=2026-11-08&compare=1";

beforeEach(() => {
  signedIn(host);
  host.answers(getIntracityCounterwiseReport, []);
  host.answers(getIntracityVehiclewiseReport, []);
  host.answers(listIntracityVehicles, []);
});

const tabs = async (module: string) => {
  const nav = await screen.findByRole("navigation", { name: `Reports of ${module}` });
  return within(nav)
    .getAllByRole("link")
    .map((link) => [
      link.textContent,
      link.getAttribute("href"),
      ...(link.getAttribute("aria-current") === "page" ? ["here"] : []),
    ]);
};

describe("the screens of a module", () => {
  it("stand beside each other under the tiles' words, with company, range and comparison", async () => {
    openPortal(`/intracity/counterwise/report/?${asked}&tab=1`);
    expect(await tabs("Intracity")).toEqual([
      ["Counter Wise Report", `/intracity/counterwise/report/?${asked}`, "here"],
      ["Vehicle Wise Report", `/intracity/vehiclewise/report/?${asked}`],
      ["Buses", `/intracity/vehicle/report/?${asked}`],
      ["Summary", `/intracity/summary?${asked}`],
    ]);
  });

  it("include those that no tile leads to, and the dashboard", async () => {
    host.answers(listTollplazaFares, []);
    host.answers(getTollplazaSummary, {
      total_entry_count: 0,
      total_entry_amount: 0,
      total_exited_count: 0,
      total_non_exited_count: 0,
      total_overstay_count: 0,
      total_overstay_amount: 0,
    });
    const at = (here: string) =>
      [
        ["Collection Report", "/toll-plaza/report?company=42"],
        ["Non Exited", "/toll-plaza/non-exited-vehicle-list?company=42"],
        ["Check Vehicles", "/toll-plaza/check-vehicles?company=42"],
        ["Fares", "/toll-plaza/fare?company=42"],
        ["Dashboard", "/toll-plaza/dashboard?company=42"],
        ["Collection Details", "/toll-plaza/collection-details?company=42"],
      ].map((tab) => (tab[0] === here ? [...tab, "here"] : tab));
    const { user } = openPortal("/toll-plaza/fare?company=42");
    expect(await tabs("Toll Plaza")).toEqual(at("Fares"));
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    expect(await tabs("Toll Plaza")).toEqual(at("Dashboard"));
  });

  it("keep the range that is shown where the address names none, and through a list without dates", async () => {
    localStorage.setItem(
      "presets",
      JSON.stringify({ user: "7", reports: { "/intracity/vehiclewise/report/": "Yesterday" } }),
    );
    const { user } = openPortal("/intracity/vehiclewise/report/?company=12");
    await screen.findByText("No Data");
    const [, [, href = ""] = []] = await tabs("Intracity");
    const range = href?.slice(href.indexOf("&from_date"));
    expect(range).toMatch(/^&from_date=\d{4}-\d\d-\d\d&to_date=\d{4}-\d\d-\d\d$/);
    await user.click(screen.getByRole("link", { name: "Buses" }));
    await screen.findByRole("heading", { level: 1, name: "Buses" });
    await user.click(screen.getByRole("link", { name: "Counter Wise Report" }));
    await waitFor(() =>
      expect(address()).toBe(`/intracity/counterwise/report/?company=12${range}`),
    );
  });

  it("are gone through by keys, round and round", async () => {
    const { user } = openPortal(`/intracity/counterwise/report/?${asked}`);
    await screen.findByText("No Data");
    await user.keyboard("]");
    await waitFor(() => expect(address()).toBe(`/intracity/vehiclewise/report/?${asked}`));
    await screen.findByText("No Data");
    await user.keyboard("]");
    await screen.findByRole("heading", { level: 1, name: "Buses" });
    await user.keyboard("[[");
    await waitFor(() => expect(address()).toBe(`/intracity/vehiclewise/report/?${asked}`));
  });

  it("do not stand where there is one alone, nor at what is about one thing", async () => {
    host.answers(getOfflineCounterReport, []);
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    for (const page of [
      "/offline-counter/report?company=32",
      "/counterwise-ticketing/counter-wise-details/7?company=82",
    ]) {
      const { close } = openPortal(page);
      await screen.findByText("No Data");
      expect(screen.queryByRole("navigation", { name: /^Reports of/ })).toBe(null);
      close();
    }
  });
});

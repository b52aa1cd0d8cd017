import { screen, within } from "@testing-library/react";
import { getIntracityCounterwiseReport, listWaterVehicles } from "partner-sdk";
import { describe, expect, it } from "vitest";
import { address, everything, oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => [nameOf(link), link.getAttribute("href")]);
const nameOf = (link: HTMLElement) =>
  (link.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

describe("Home", () => {
  it("has a link to the companies of every module [S1.1]", async () => {
    signedIn(host);
    openPortal("/");
    await screen.findByRole("heading", { name: "Home" });
    expect(linksOf(screen.getByRole("main"))).toEqual([
      ["Intracity 2 companies", "/intracity"],
      ["Supervisor 2 companies", "/supervisor"],
      ["Offline Counter 2 companies", "/offline-counter"],
      ["Toll Plaza 2 companies", "/toll-plaza"],
      ["Waybill 2 companies", "/waybill"],
      ["Water 2 companies", "/water"],
      ["Intercity 2 companies", "/intercity"],
      ["Counterwise Ticketing 2 companies", "/counterwise-ticketing"],
    ]);
    screen.getByRole("link", { name: "Water 2 companies" });
  });

  it("leaves out the modules that the user has no company for [S6.1]", async () => {
    signedIn(host, { water_companies: everything.water_companies ?? [], waybill_companies: [] });
    openPortal("/");
    await screen.findByRole("heading", { name: "Home" });
    expect(linksOf(screen.getByRole("main"))).toEqual([["Water 2 companies", "/water"]]);
  });

  it("says 'No Data' to someone who is linked to no company", async () => {
    signedIn(host, {});
    openPortal("/");
    await screen.findByText("No Data");
    expect(within(screen.getByRole("main")).queryAllByRole("link")).toEqual([]);
  });

  it("leads into a module whose company is chosen, and straight back to what was open there", async () => {
    signedIn(host, oneEach);
    host.answers(listWaterVehicles, []);
    const { user } = openPortal("/water/vehicles");
    await screen.findByRole("heading", { name: "Ships" });
    await user.click(
      within(screen.getByRole("banner")).getByRole("link", { name: "Partner, Home" }),
    );
    await screen.findByRole("heading", { name: "Home" });
    const water = screen.getByRole("link", { name: "Water Sundarban Navigation" });
    expect(water.getAttribute("href")).toBe("/water/service-preview?company=w1");
    await user.click(screen.getByRole("link", { name: "Back to Ships" }));
    await screen.findByRole("heading", { name: "Ships" });
    expect(address()).toBe("/water/vehicles?company=w1");
  });

  it("leads back to what an address asked for, and to no day that it did not name", async () => {
    signedIn(host, oneEach);
    host.answers(getIntracityCounterwiseReport, []);
    const report = "/intracity/counterwise/report/";
    for (const asked of ["&from_date=2026-11-01&to_date=2026-11-08", ""]) {
      const { user, close } = openPortal(`${report}?company=11${asked}`);
      await screen.findByText("No Data");
      await user.click(
        within(screen.getByRole("banner")).getByRole("link", { name: "Partner, Home" }),
      );
      const back = await screen.findByRole("link", { name: "Back to Counter Wise Report" });
      expect(back.getAttribute("href")).toBe(`${report}?company=11${asked}`);
      close();
    }
  });
});

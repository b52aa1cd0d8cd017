import { screen, waitFor, within } from "@testing-library/react";
import {
  getCounterwiseTicketingVehicleCounters,
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  getTollplazaSummary,
  listTollplazaCollections,
  listWaterVehicles,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { turnTab } from "../portal/browser.ts";
import { at } from "../portal/clock.ts";
import { address, everything, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const report = "/intracity/counterwise/report/";

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host);
  host.answers(getIntracityCounterwiseReport, []);
  host.answers(listWaterVehicles, []);
});

const pinButton = () => screen.findByRole("button", { name: "Pin to Home" });
const pins = () => JSON.parse(localStorage.getItem("pins") ?? "[]");
const pinned = async () =>
  within(await screen.findByRole("navigation", { name: "Pinned" }))
    .getAllByRole("link")
    .map((link) => [
      ...[...link.querySelectorAll("span")].map(({ textContent }) => textContent),
      link.getAttribute("href"),
    ]);

describe("a report", () => {
  it("is pinned with company, preset and comparison, and opens from Home with the dates of the day", async () => {
    const { user, close } = openPortal(
      `${report}?company=12&from_date=2026-11-20&to_date=2026-11-21&compare=1`,
    );
    expect((await pinButton()).getAttribute("aria-pressed")).toBe("false");
    await user.click(await pinButton());
    expect((await pinButton()).getAttribute("aria-pressed")).toBe("true");
    expect(pins()).toEqual([
      [
        "7",
        [
          {
            module: "intracity",
            route: report,
            company: "12",
            preset: "Yesterday",
            compare: "before",
          },
        ],
      ],
    ]);
    close();

    at("2026-11-24T10:00:00");
    const home = openPortal("/");
    const href = `${report}?company=12&from_date=2026-11-23&to_date=2026-11-24&compare=before`;
    expect(await pinned()).toEqual([
      ["Counter Wise Report", "Intracity · Green Line City · Yesterday · vs. the day before", href],
    ]);
    await home.user.click(screen.getByRole("link", { name: /^Counter Wise Report/ }));
    await screen.findByRole("heading", { level: 1, name: "Counter Wise Report" });
    expect(address()).toBe(href);
  });

  it("is pinned with the device that narrows it, says that it leaves out what was typed, and keeps nothing of that", async () => {
    host.answers(getOfflineCounterReport, [
      { counterman: { name: "Karim" }, total_tickets: 1, total_fares: "2.00" },
    ]);
    const { user, close } = openPortal(
      "/offline-counter/report?company=31&device_id=POS-1&stoppage=Gabtoli",
    );
    await screen.findByRole("heading", { name: "Karim" });
    await user.type(screen.getByRole("searchbox"), "kar");
    expect((await pinButton()).title).toBe("Pin to Home, without stoppage, without search");
    await user.click(await pinButton());
    screen.getByText("Pinned without stoppage, without search");
    expect([(await pinButton()).getAttribute("aria-pressed"), pins()]).toEqual([
      "true",
      [
        [
          "7",
          [
            {
              module: "offline_counter",
              route: "/offline-counter/report",
              company: "31",
              preset: "Today",
              narrowing: { device_id: "POS-1" },
            },
          ],
        ],
      ],
    ]);
    close();

    const all = openPortal("/offline-counter/report?company=31");
    expect((await pinButton()).getAttribute("aria-pressed")).toBe("false");
    await all.user.click(await pinButton());
    all.close();

    const home = openPortal("/");
    const dates = "from_date=2026-11-21&to_date=2026-11-22";
    expect(await pinned()).toEqual([
      [
        "Offline Counter Report",
        "Offline Counter · Sohagh · Device IDs: POS-1 · Today",
        `/offline-counter/report?company=31&${dates}&device_id=POS-1`,
      ],
      [
        "Offline Counter Report",
        "Offline Counter · Sohagh · Today",
        `/offline-counter/report?company=31&${dates}`,
      ],
    ]);
    await home.user.click(screen.getByRole("link", { name: /Device IDs: POS-1/ }));
    await screen.findByRole("heading", { name: "Karim" });
    expect(host.asked.at(-1)?.query).toEqual({
      from_date: "2026-11-21",
      to_date: "2026-11-22",
      device_id: "POS-1",
    });
  });

  it("that is a list is pinned with what is chosen of its rows, and of a link without the words for it", async () => {
    host.answers(listTollplazaCollections, { rows: [], next_cursor: null });
    for (const path of [
      "/water/vehicles?company=w2&status=under_repair&capacity=40&kind=+",
      "/toll-plaza/collection-details?company=41&lane_id=3",
    ]) {
      const { user, close } = openPortal(path);
      await screen.findByText("No Data");
      expect((await pinButton()).title).toBe("Pin to Home");
      await user.click(await pinButton());
      close();
    }
    openPortal("/");
    expect((await pinned()).map(([, note, href]) => [note, href])).toEqual([
      [
        "Water · Parabat · Status: Under repair, Capacity: 40 or more",
        "/water/vehicles?company=w2&status=under_repair&capacity=40",
      ],
      [
        "Toll Plaza · Meghna Bridge · Lane: 3 · Today",
        "/toll-plaza/collection-details?company=41&from_date=2026-11-21&to_date=2026-11-22&lane_id=3",
      ],
    ]);
  });

  it("is not compared with what nobody knows", async () => {
    const pin = { module: "intracity", route: report, company: "12", preset: null, compare: "no" };
    localStorage.setItem("pins", JSON.stringify([["7", [pin]]]));
    openPortal("/");
    expect(await pinned()).toEqual([
      ["Counter Wise Report", "Intracity · Green Line City", `${report}?company=12`],
    ]);
  });

  it("is unpinned where it is, by its key as well", async () => {
    const { user } = openPortal(`${report}?company=12`);
    await user.click(await pinButton());
    await user.keyboard("b");
    expect((await pinButton()).getAttribute("aria-pressed")).toBe("false");
    expect(pins()).toEqual([["7", []]]);
  });

  it("says what a pin leaves out or takes the place of", async () => {
    const titleAt = async (path: string) => {
      const { close } = openPortal(path);
      const { title } = await pinButton();
      close();
      return title;
    };
    const other = `${report}?company=12&from_date=2026-11-03&to_date=2026-11-05`;
    expect([await titleAt(`${report}?company=12`), await titleAt(other)]).toEqual([
      "Pin to Home",
      "Pin to Home, without these dates",
    ]);
    const twelve = Array.from({ length: 12 }, (_, company) => ({
      module: "water",
      route: "/water/vehicles",
      company: `${company}`,
      preset: null,
    }));
    localStorage.setItem("pins", JSON.stringify([["7", twelve]]));
    expect([await titleAt(`${report}?company=12`), await titleAt(other)]).toEqual([
      "Pin to Home, in place of the oldest pin",
      "Pin to Home, without these dates, in place of the oldest pin",
    ]);
  });

  it("says what was left out or lost when it was pinned", async () => {
    const without = openPortal(`${report}?company=12&from_date=2026-11-03&to_date=2026-11-05`);
    await without.user.click(await pinButton());
    const said = screen.getByText("Pinned without these dates");
    expect(said.getAttribute("aria-live")).toBe("polite");
    await without.user.click(await pinButton());
    expect(said.textContent).toBe("");
    without.close();

    const oldest = { module: "water", route: "/water/vehicles", company: "w2", preset: null };
    const twelve = Array.from({ length: 12 }, (_, at) =>
      at === 0 ? oldest : { ...oldest, company: `${at}` },
    );
    localStorage.setItem("pins", JSON.stringify([["7", twelve]]));
    const full = openPortal(`${report}?company=12`);
    await full.user.click(await pinButton());
    screen.getByText("Pinned in place of the oldest pin");
  });

  it("says nothing of a pin that loses nothing", async () => {
    const { user } = openPortal(`${report}?company=12`);
    await user.click(await pinButton());
    expect(screen.queryByText(/^Pinned/)).toBe(null);
  });

  it("of one company is not pinned for another, and has no preset of a range that is none", async () => {
    const { user, close } = openPortal(
      `${report}?company=12&from_date=2026-11-03&to_date=2026-11-05`,
    );
    await user.click(await pinButton());
    close();
    const other = openPortal(`${report}?company=11`);
    expect((await pinButton()).getAttribute("aria-pressed")).toBe("false");
    other.close();
    openPortal("/");
    expect(await pinned()).toEqual([
      ["Counter Wise Report", "Intracity · Green Line City", `${report}?company=12`],
    ]);
  });

  it("that is a list or a dashboard is pinned too, but not what is about one thing", async () => {
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    host.answers(getTollplazaSummary, {
      total_entry_count: 0,
      total_entry_amount: 0,
      total_exited_count: 0,
      total_non_exited_count: 0,
      total_overstay_count: 0,
      total_overstay_amount: 0,
    });
    for (const path of ["/water/vehicles?company=w2", "/toll-plaza/dashboard?company=41"]) {
      const { user, close } = openPortal(path);
      await user.click(await pinButton());
      close();
    }
    const details = openPortal("/counterwise-ticketing/counter-wise-details/7?company=81");
    await screen.findByText("No Data");
    expect(screen.queryByRole("button", { name: "Pin to Home" })).toBe(null);
    details.close();
    openPortal("/");
    expect(await pinned()).toEqual([
      ["Ships", "Water · Parabat", "/water/vehicles?company=w2"],
      ["Dashboard", "Toll Plaza · Meghna Bridge", "/toll-plaza/dashboard?company=41"],
    ]);
  });
});

describe("on Home", () => {
  it("a pin has the dates of the next service day once that has begun", async () => {
    const pin = { module: "intracity", route: report, company: "12", preset: "Today" };
    localStorage.setItem("pins", JSON.stringify([["7", [pin]]]));
    at("2026-11-22T02:59:59");
    openPortal("/");
    const dates = async () => (await pinned()).map(([, , href]) => href?.split("?")[1]);
    expect(await dates()).toEqual(["company=12&from_date=2026-11-21&to_date=2026-11-22"]);
    at("2026-11-22T03:00:00");
    turnTab("shown");
    await waitFor(async () =>
      expect(await dates()).toEqual(["company=12&from_date=2026-11-22&to_date=2026-11-23"]),
    );
  });

  const keep = (...companies: string[]) => {
    const kept = companies.map((company) => ({
      module: "water",
      route: "/water/vehicles",
      company,
      preset: null,
    }));
    localStorage.setItem("pins", JSON.stringify([["7", kept]]));
  };

  it("a pin of a week that the host does not name begins as the report does, under no preset", async () => {
    const pin = { module: "intracity", route: report, company: "12", preset: "This week" };
    localStorage.setItem("pins", JSON.stringify([["7", [pin]]]));
    openPortal("/");
    expect(await pinned()).toEqual([
      ["Counter Wise Report", "Intracity · Green Line City", `${report}?company=12`],
    ]);
  });

  it("a pin is taken away, and the focus goes to the next one, else to the one before", async () => {
    const pin = { module: "water", route: "/water/vehicles", company: "w1", preset: null };
    const more = { ...pin, module: "intracity", route: report, company: "12" };
    const last = { ...pin, company: "w2" };
    localStorage.setItem("pins", JSON.stringify([["7", [more, pin, last]]]));
    const { user } = openPortal("/");
    await screen.findByRole("navigation", { name: "Pinned" });
    const focused = () => document.activeElement?.getAttribute("aria-label");
    await user.click(
      screen.getByRole("button", { name: "Unpin Ships, Water · Sundarban Navigation" }),
    );
    expect(focused()).toBe("Unpin Ships, Water · Parabat");
    await user.keyboard("{Enter}");
    expect(focused()).toBe("Unpin Counter Wise Report, Intracity · Green Line City");
  });

  it("a pin is taken away, and the focus goes at last to the heading", async () => {
    keep("w1", "w2");
    const { user } = openPortal("/");
    await screen.findByRole("navigation", { name: "Pinned" });
    await user.click(
      screen.getByRole("button", { name: "Unpin Ships, Water · Sundarban Navigation" }),
    );
    expect((await pinned()).map(([, note]) => note)).toEqual(["Water · Parabat"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Unpin Ships, Water · Parabat");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("navigation", { name: "Pinned" })).toBe(null));
    expect(document.activeElement?.textContent).toBe("Home");
  });

  it("nothing stands of a company that the user may not see, nor of a report that is gone", async () => {
    keep("w1", "w9");
    const [[, [one, other]]] = pins();
    localStorage.setItem(
      "pins",
      JSON.stringify([["7", [one, other, { ...one, route: "/water/gone" }]]]),
    );
    const { close } = openPortal("/");
    expect((await pinned()).map(([, note]) => note)).toEqual(["Water · Sundarban Navigation"]);
    close();
    signedIn(host, { waybill_companies: everything.waybill_companies ?? [] });
    openPortal("/");
    await screen.findByRole("heading", { name: "Home" });
    expect(screen.queryByRole("navigation", { name: "Pinned" })).toBe(null);
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import {
  type AllowedCompanies,
  getOfflineCounterReport,
  listOfflineCounterDeviceIds,
  listReadings,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
beforeEach(() => at("2026-11-21T10:00:00"));

const companies: AllowedCompanies = {
  water_companies: [
    { _id: "w1", name: "Sundarban Navigation", role: "administrator" },
    { _id: "w2", name: "Parabat" },
  ],
  offline_counter_companies: [{ id: 31, name: "Sohagh", role: "administrator" }],
};
const features = ["readings"];
const reporting = { time_zone: "Asia/Dhaka" };

const reading = (id: number, more: object = {}) => ({
  id,
  at: "2026-11-21T09:14:07+06:00",
  user: "Nasrin Akter",
  username: "nasrin",
  module: "water",
  act: "exported",
  report: "/api/water/reports/shipwise/{company_id}",
  from_date: "2026-11-01",
  to_date: "2026-11-08",
  address: "203.0.113.7",
  device: "Firefox on Windows",
  ...more,
});

const open = (page: string, told: readonly string[] = features) => {
  signedIn(host, companies, rahim, { features: [...told], reporting });
  return openPortal(page);
};
const cells = () =>
  within(screen.getByRole("table", { name: "Who Read What" }))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
const asked = () => host.asked.filter(({ path }) => path === "/api/readings");

describe("who read what", () => {
  it("is listed for an administrator, in the portal's words [B4]", async () => {
    const rows = [
      reading(3),
      reading(2, {
        act: "read",
        report: "/api/other/{company_id}",
        from_date: null,
        to_date: null,
      }),
      reading(1, { user: "Md. Rafiq", act: "searched", address: null, device: null }),
    ];
    host.answers(listReadings, { rows, next_cursor: null });
    open("/water/readings?company=w1");
    await screen.findByRole("table", { name: "Who Read What" });
    const time = "21.11.2026 09:14 AM";
    const ranged = ["November 1, 2026", "November 8, 2026"];
    expect(cells().slice(1)).toEqual([
      [
        "Nasrin Akter",
        "Exported",
        "Ship Wise Report",
        time,
        ...ranged,
        "203.0.113.7",
        "Firefox on Windows",
      ],
      [
        "Nasrin Akter",
        "Read",
        "/api/other/{company_id}",
        time,
        "N/A",
        "N/A",
        "203.0.113.7",
        "Firefox on Windows",
      ],
      ["Md. Rafiq", "Searched", "Ship Wise Report", time, ...ranged, "N/A", "N/A"],
    ]);
    expect(asked().map(({ query }) => query)).toEqual([
      { company_id: "w1", from_date: "2026-11-21", to_date: "2026-11-22" },
    ]);
  });

  it("can be searched over all of its pages", async () => {
    host.answers(listReadings, ({ query: { cursor } }) => ({
      rows: [reading(cursor ? 1 : 2, { user: cursor ? "Md. Rafiq" : "Nasrin Akter" })],
      next_cursor: cursor ? null : "next",
    }));
    const { user } = open("/water/readings?company=w1");
    await screen.findByRole("table", { name: "Who Read What" });
    await user.type(screen.getByRole("searchbox"), "rafiq");
    await screen.findByText("1 of 2 rows", { selector: "p" });
    expect(
      cells()
        .slice(1)
        .map(([name]) => name),
    ).toEqual(["Md. Rafiq"]);
  });

  it("is found among the screens of the module of a company that one administers", async () => {
    const { user } = open("/water/service-preview?company=w1");
    const link = await screen.findByRole("link", { name: "Who Read What" });
    expect(link.getAttribute("href")).toBe("/water/readings?company=w1");
    host.answers(listReadings, { rows: [], next_cursor: null });
    await user.click(link);
    await screen.findByRole("heading", { name: "Who Read What" });
  });

  it("is found beside the report of a module that has no preview", async () => {
    host.answers(getOfflineCounterReport, []);
    host.answers(listOfflineCounterDeviceIds, []);
    open("/offline-counter/report?company=31");
    const link = await screen.findByRole("link", { name: "Who Read What" });
    expect(link.getAttribute("href")).toMatch(/^\/offline-counter\/readings\?company=31/);
  });

  it.each([
    ["an unknown path for a company that one only reads", "w2", features, "Oops! Page not found"],
    ["not offered by a host that keeps no record", "w1", ["drill_downs"], "Who Read What"],
  ])("is %s, and among no screens", async (_, company, told, title) => {
    const { close } = open(`/water/readings?company=${company}`, told);
    await screen.findByRole("heading", { level: 1, name: title });
    close();
    open(`/water/service-preview?company=${company}`, told);
    await screen.findByRole("link", { name: "Ship Wise Report" });
    expect(screen.queryByRole("link", { name: "Who Read What" })).toBe(null);
    await waitFor(() => expect(asked()).toEqual([]));
  });

  it("is not noted itself when it is printed", async () => {
    host.answers(listReadings, { rows: [reading(1)], next_cursor: null });
    open("/water/readings?company=w1");
    await screen.findByRole("table", { name: "Who Read What" });
    window.dispatchEvent(new Event("beforeprint"));
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(asked().map(({ method }) => method)).toEqual(["GET"]));
  });
});

// @module-tag long
import { screen, waitFor, within } from "@testing-library/react";
import {
  getCounterwiseTicketingCounterVehicles,
  getCounterwiseTicketingCounterwiseReport,
  getCounterwiseTicketingVehicleCounters,
  getCounterwiseTicketingVehiclewiseReport,
  getIntercityCoachwiseReport,
  getIntercityCounterVehicles,
  getIntercityCounterwiseReport,
  getIntercityVehicleCounters,
  getIntracityCounterVehicles,
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getIntracityVehicleCounters,
  getIntracityVehiclewiseReport,
  getTollplazaCollectionReport,
  listIntercityCoachReservations,
  listTollplazaCollections,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { address, oneEach, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";

const host = portalHost();
const week = "from_date=2026-11-15&to_date=2026-11-22";
const bus = {
  id: 5,
  registration_number: "DHK-11-4203",
  kind: "Bus",
  status: "active",
} as const;
const gabtoli = { id: 7, name: "Gabtoli" };

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach, rahim, { features: ["drill_downs"] });
});

const headed = (name: string) => screen.findByRole("heading", { level: 1, name });
const crumbs = () =>
  within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .slice(2)
    .map((crumb) => [crumb.textContent, crumb.querySelector("a")?.getAttribute("href")]);
const rows = (table: string) => cellsIn(screen.getByRole("table", { name: table }));
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("a vehicle and a counter", () => {
  it("lead to one another with company and range, and each names the report before it [B2]", async () => {
    host.answers(getIntracityVehiclewiseReport, [
      { vehicle: bus, total_trips: 3, total_tickets: 83, total_fares: 1750 },
    ]);
    host.answers(getIntracityVehicleCounters, [
      { vehicle: bus, counter: gabtoli, total_tickets: 80, total_fares: 1600 },
      { vehicle: bus, counter: null, total_tickets: 3, total_fares: 150 },
    ]);
    host.answers(getIntracityCounterVehicles, [
      { counter: gabtoli, vehicle: bus, total_tickets: 80, total_fares: 1600 },
    ]);
    const start = `/intracity/vehiclewise/report/?company=11&${week}`;
    const { user } = openPortal(start);
    await user.click(await screen.findByRole("link", { name: "DHK-11-4203" }));
    await headed("Counter Wise Details, DHK-11-4203");
    const ofBus = `/intracity/counter-wise-details/5?company=11&${week}`;
    expect(address()).toBe(ofBus);
    expect(host.asked.at(-1)).toMatchObject({
      path: "/api/intracity/vehicles/5/counters/11",
      query: { from_date: "2026-11-15", to_date: "2026-11-22" },
    });
    expect(rows("Counter Wise Details")).toEqual([
      ["Counter", "Tickets", "Fares"],
      ["Gabtoli", "80", "1,600.00"],
      ["N/A", "3", "150.00"],
      ["Total", "83", "1,750.00"],
    ]);
    expect(screen.queryByRole("link", { name: "N/A" })).toBe(null);
    expect(crumbs()).toEqual([
      ["Vehicle Wise Report", start],
      ["Counter Wise Details, DHK-11-4203", undefined],
    ]);

    await user.click(screen.getByRole("link", { name: "Gabtoli" }));
    await headed("Vehicle Wise Details, Gabtoli");
    expect(address()).toBe(`/intracity/vehicle-wise-details/7?company=11&${week}`);
    expect(crumbs()[0]).toEqual(["Counter Wise Details", ofBus]);
    history.back();
    await headed("Counter Wise Details, DHK-11-4203");
    expect(crumbs()[0]).toEqual(["Vehicle Wise Report", start]);
  });

  it.each([
    [
      "intracity",
      "11",
      getIntracityCounterwiseReport,
      getIntracityCounterVehicles,
      getIntracityVehicleCounters,
    ],
    [
      "intercity",
      "c1",
      getIntercityCounterwiseReport,
      getIntercityCounterVehicles,
      getIntercityVehicleCounters,
    ],
    [
      "counterwise-ticketing",
      "81",
      getCounterwiseTicketingCounterwiseReport,
      getCounterwiseTicketingCounterVehicles,
      getCounterwiseTicketingVehicleCounters,
    ],
  ] as const)(
    "lead to one another in %s [B2]",
    async (path, company, counters, ofCounter, ofVehicle) => {
      const sold = { total_tickets: 80, total_fares: 1600 };
      const coach = { ...bus, name: bus.registration_number };
      host.answers(counters, [
        { counter: gabtoli, ...sold },
        { counter: null, ...sold },
      ]);
      host.answers(ofCounter, [{ counter: gabtoli, vehicle: coach, ...sold }]);
      host.answers(ofVehicle, [{ vehicle: coach, counter: gabtoli, ...sold }]);
      const query = `?company=${company}&${week}`;
      const { user } = openPortal(`/${path}/counterwise/report/${query}`);
      await user.click(await screen.findByRole("link", { name: "Gabtoli" }));
      await headed("Vehicle Wise Details, Gabtoli");
      expect(address()).toBe(`/${path}/vehicle-wise-details/7${query}`);
      await user.click(await screen.findByRole("link", { name: "DHK-11-4203" }));
      await headed("Counter Wise Details, DHK-11-4203");
      expect(address()).toBe(`/${path}/counter-wise-details/5${query}`);
    },
  );

  it("lead nowhere where the host cannot answer what they are made of", async () => {
    signedIn(host, oneEach);
    host.answers(getIntracityCounterwiseReport, [
      { counter: gabtoli, total_tickets: 1, total_fares: 20 },
    ]);
    openPortal("/intracity/counterwise/report/");
    await screen.findByRole("rowheader", { name: "Gabtoli" });
    expect(screen.queryByRole("link", { name: "Gabtoli" })).toBe(null);
  });

  it("are not there for a host that does not answer them, whatever is in its address", async () => {
    signedIn(host, oneEach);
    for (const path of [
      "/intracity/counter-wise-details/5?company=11",
      "/intracity/vehicle-wise-details/7?company=11",
      "/intercity/reservation-details/7?company=c1",
      "/counterwise-ticketing/vehicle-wise-details/7?company=81",
    ]) {
      const { close } = openPortal(path);
      await screen.findByText("Your service does not offer this report");
      close();
    }
    expect(host.asked.map(({ path }) => path)).toEqual(Array(4).fill("/api/auth/user"));
    expect(sessionStorage.getItem("lastOpened")).toBe(null);
  });

  it("of the specification lead there at every host", async () => {
    signedIn(host, oneEach);
    host.answers(getCounterwiseTicketingVehiclewiseReport, [
      { vehicle: bus, total_trips: 3, total_tickets: 83, total_fares: 1750 },
    ]);
    openPortal(`/counterwise-ticketing/vehiclewise/report/?company=81&${week}`);
    await screen.findByRole("rowheader", { name: "DHK-11-4203" });
    expect(hrefOf("DHK-11-4203")).toBe(
      `/counterwise-ticketing/counter-wise-details/5?company=81&${week}`,
    );
  });
});

describe("a day of a summary", () => {
  const summary = `/intracity/summary?company=11&${week}`;
  const day = "company=11&from_date=2026-11-18&to_date=2026-11-19";
  beforeEach(() => {
    const figures = { total_trips: 3, total_tickets: 40, total_fares: 800 };
    host.answers(getIntracitySummary, {
      totals: figures,
      days: [{ date: "2026-11-18", ...figures }],
    });
    host.answers(getIntracityCounterwiseReport, []);
    host.answers(getIntracityVehiclewiseReport, []);
  });

  it("leads to its counters, and back to the range of the summary", async () => {
    const { user } = openPortal(summary);
    await user.click(await screen.findByRole("link", { name: "November 18, 2026" }));
    await headed("Counter Wise Report");
    expect(address()).toBe(`/intracity/counterwise/report/?${day}`);
    const back = [["Summary", summary]];
    expect(crumbs()).toEqual(back);
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await waitFor(() => expect(address()).toContain("from_date=2026-11-20"));
    expect(crumbs()).toEqual(back);
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    await user.click(trail.getByRole("link", { name: "Summary" }));
    await headed("Summary");
    expect(address()).toBe(summary);
  });

  it("leads from its trips to its vehicles", async () => {
    openPortal(summary);
    await screen.findByRole("link", { name: "November 18, 2026" });
    expect(hrefOf("3, Vehicle Wise Report, November 18, 2026")).toBe(
      `/intracity/vehiclewise/report/?${day}`,
    );
  });
});

it("a lane's class leads to its passages, and stands as chips that are cleared one by one", async () => {
  const sums = { total_entry_count: 2, total_entry_amount: 480 };
  const lane = { id: 3, name: "Lane 3" };
  host.answers(
    getTollplazaCollectionReport,
    ["Truck", "Bus"].map((vehicle_class) => ({
      lane,
      vehicle_class,
      ...sums,
      total_overstay_count: 0,
      total_overstay_amount: 0,
    })),
  );
  host.answers(listTollplazaCollections, {
    rows: [
      {
        id: 1,
        registration_number: "DHK-17-1234",
        vehicle_class: "Truck",
        lane,
        entered_at: "2026-11-21T09:00:00+06:00",
        exited_at: null,
        entry_amount: 240,
        overstay_amount: 0,
      },
    ],
    next_cursor: null,
  });
  const { user } = openPortal(`/toll-plaza/report?company=41&${week}`);
  await user.click(await screen.findByRole("link", { name: "Lane 3, Truck" }));
  await screen.findByRole("button", { name: "Clear Lane: Lane 3" });
  expect(host.asked.at(-1)?.query).toMatchObject({ lane_id: "3", vehicle_class: "Truck" });
  await user.click(screen.getByRole("button", { name: "Clear Lane: Lane 3" }));
  await waitFor(() => expect(host.asked.at(-1)?.query).not.toHaveProperty("lane_id"));
  expect(address()).toBe(`/toll-plaza/collection-details?company=41&${week}&vehicle_class=Truck`);
  await screen.findByRole("button", { name: "Clear Vehicle class: Truck" });
  expect(crumbs()[0]).toEqual(["Collection Report", `/toll-plaza/report?company=41&${week}`]);
});

it("a departure leads to its reservations, whenever they were made [B3]", async () => {
  host.answers(getIntercityCoachwiseReport, [
    {
      id: 20_607_014,
      coach: { id: 14, name: "Coach 14" },
      route: "Dhaka to Sylhet",
      departs_at: "2026-11-18T16:30:00Z",
      total_seats: 40,
      sold_seats: 2,
      total_fares: 1600,
    },
  ]);
  host.answers(listIntercityCoachReservations, {
    rows: [
      {
        reservation_number: "R-1",
        passenger: { name: "Shirin Akter" },
        coach: { id: 14, name: "Coach 14" },
        seats: ["A1", "A2"],
        travel_date: "2026-11-18",
        status: "confirmed",
        amount: 1600,
      },
    ],
    next_cursor: null,
  });
  const { user } = openPortal(`/intercity/coachwise/report/?company=c1&${week}`);
  await user.click(await screen.findByRole("link", { name: /^Coach 14, 18\.11\.2026/ }));
  await headed("Reservation Details, Coach 14");
  expect(host.asked.at(-1)).toMatchObject({
    path: "/api/intercity/vehicles/14/reservations/c1",
    query: { from_date: "2026-11-15", to_date: "2026-11-22", departure_id: "20607014" },
  });
  screen.getByRole("button", { name: "Clear Departure: November 18, 2026" });
});

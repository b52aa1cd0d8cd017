import { screen, waitFor, within } from "@testing-library/react";
import {
  findTollplazaPassages,
  getCounterwiseTicketingVehicleCounters,
  getCounterwiseTicketingVehiclewiseReport,
  getIntracityCounterwiseReport,
  getIntracitySummary,
  listIntercityReservations,
  listIntracityVehicles,
  type Schemas,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";

const host = portalHost();
const today = { from_date: "2026-11-21", to_date: "2026-11-22" };
const table = (name: string) => screen.findByRole("table", { name });

const bus: Schemas["Vehicle"] = {
  id: "BA/11",
  registration_number: "DHK-11-0416",
  kind: "Bus",
  capacity: 40,
  route: "Gabtoli to Uttara",
  status: "active",
};

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});

describe("a dated report", () => {
  it("shows its rows with the largest fares first, and their exact totals", async () => {
    host.answers(getIntracityCounterwiseReport, [
      { counter: { id: 1, name: "Uttara" }, total_tickets: "45", total_fares: "1000.10" },
      { counter: { id: 2 }, total_tickets: 1048, total_fares: "22137.20" },
    ]);
    openPortal("/intracity/counterwise/report/");
    expect(cellsIn(await table("Counter Wise Report"))).toEqual([
      ["Counter", "Tickets", "Fares"],
      ["N/A", "1,048", "22,137.20"],
      ["Uttara", "45", "1,000.10"],
      ["Total", "1,093", "23,137.30"],
    ]);
    screen.getByText("1 day: November 21, 2026, until 3:00 AM on November 22, 2026");
    expect(host.asked.at(-1)).toMatchObject({
      path: "/api/intracity/reports/counterwise/11",
      query: today,
    });
  });

  it("says in its totals how many rows they leave out, as a figure is no number", async () => {
    const told = ["12abc", "1,260", "1e3", 7, "5"];
    host.answers(
      getIntracityCounterwiseReport,
      told.map((total_tickets, id) => ({
        counter: { id, name: `Counter ${id}` },
        total_tickets,
        total_fares: id === 3 ? "1,000.00" : 100 - id,
      })),
    );
    const { user } = openPortal("/intracity/counterwise/report/");
    expect(cellsIn(await table("Counter Wise Report"))).toEqual([
      ["Counter", "Tickets", "Fares"],
      ["Counter 0", "N/A", "100.00"],
      ["Counter 1", "N/A", "99.00"],
      ["Counter 2", "N/A", "98.00"],
      ["Counter 4", "5", "96.00"],
      ["Counter 3", "7", "N/A"],
      ["Total, without 4 rows", "12", "393.00"],
    ]);
    await user.type(screen.getByRole("searchbox"), "Counter 2");
    await waitFor(async () =>
      expect(cellsIn(await table("Counter Wise Report")).slice(1)).toEqual([
        ["Counter 2", "N/A", "98.00"],
        ["1 of 5 rows, without 1 row", "0", "98.00"],
        ["Total, without 4 rows", "12", "393.00"],
      ]),
    );
  });

  it("of days shows one row a day", async () => {
    host.answers(getIntracitySummary, {
      totals: { total_trips: 9, total_tickets: 99, total_fares: "9.99" },
      days: [{ date: "2026-11-21", total_trips: 3, total_tickets: "40", total_fares: "800.5" }],
    });
    openPortal("/intracity/summary");
    expect(cellsIn(await table("Summary"))).toEqual([
      ["Date", "Trips", "Tickets", "Fares"],
      ["November 21, 2026", "3", "40", "800.50"],
      ["Total", "3", "40", "800.50"],
    ]);
  });

  it("is the same with and without its trailing slash", async () => {
    host.answers(getIntracityCounterwiseReport, []);
    openPortal("/intracity/counterwise/report");
    await screen.findByRole("heading", { level: 1, name: "Counter Wise Report" });
    await screen.findByText("No Data");
    expect(page()).toBe("/intracity/counterwise/report");
  });
});

describe("a list without dates", () => {
  it("has no filter, no range and no totals", async () => {
    host.answers(listIntracityVehicles, [
      bus,
      { ...bus, id: 2, registration_number: "DHK-2", capacity: null, route: null, status: "idle" },
    ]);
    openPortal("/intracity/vehicle/report/");
    expect(cellsIn(await table("Buses"))).toEqual([
      ["Registration number", "Kind", "Capacity", "Route", "Status"],
      ["DHK-2", "Bus", "N/A", "N/A", "Idle"],
      ["DHK-11-0416", "Bus", "40", "Gabtoli to Uttara", "Active"],
    ]);
    expect(screen.queryByRole("button", { name: "Filter" })).toBe(null);
    expect(host.asked.at(-1)).toMatchObject({ path: "/api/intracity/vehicles/11", query: {} });
  });
});

describe("a list that comes page by page", () => {
  const reservation: Schemas["Reservation"] = {
    reservation_number: "R-1",
    passenger: { name: "Salma" },
    coach: { id: 2, name: "C-101" },
    seats: ["A1", "A2"],
    travel_date: "2026-11-23",
    status: "confirmed",
    amount: "1500.00",
  };

  it("asks for the next page on demand, and shows it under the rows", async () => {
    host.answers(listIntercityReservations, ({ query }) =>
      query.cursor
        ? { rows: [{ ...reservation, reservation_number: "R-2", seats: [] }], next_cursor: null }
        : { rows: [reservation], next_cursor: "page 2" },
    );
    const { user } = openPortal("/intercity/reservation/report/");
    await table("Reservation Report");
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    await screen.findByText("R-2");
    expect(cellsIn(await table("Reservation Report"))).toEqual([
      ["Reservation", "Passenger", "Coach", "Seats", "Travel date", "Status", "Amount"],
      ["R-1", "Salma", "C-101", "A1, A2", "November 23, 2026", "Confirmed", "1,500.00"],
      ["R-2", "Salma", "C-101", "N/A", "November 23, 2026", "Confirmed", "1,500.00"],
      ["Confirmed", "", "", "", "", "", "3,000.00"],
      ["Total without cancelled", "", "", "", "", "", "3,000.00"],
    ]);
    expect(screen.queryByRole("button", { name: "Load more" })).toBe(null);
    expect(host.asked.slice(1).map(({ query }) => query)).toEqual([
      today,
      { ...today, cursor: "page 2" },
    ]);
  });
});

describe("a search by registration number", () => {
  it("asks for nothing until it has one", async () => {
    host.answers(findTollplazaPassages, []);
    const { user } = openPortal("/toll-plaza/check-vehicles");
    await screen.findByText("No Data");
    await user.type(screen.getByLabelText("Registration number"), "DHK-11");
    await user.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() =>
      expect(page()).toBe("/toll-plaza/check-vehicles?registration_number=DHK-11"),
    );
    expect(host.asked.slice(1)).toMatchObject([
      { path: "/api/tollplaza/vehicles/41", query: { registration_number: "DHK-11" } },
    ]);
  });
});

describe("a row that leads on", () => {
  it("opens the counters of its vehicle", async () => {
    host.answers(getCounterwiseTicketingVehiclewiseReport, [
      { vehicle: bus, total_trips: 2, total_tickets: 80, total_fares: 1600 },
    ]);
    host.answers(getCounterwiseTicketingVehicleCounters, [
      { counter: { id: 1, name: "Gabtoli" }, total_tickets: 80, total_fares: 1600 },
    ]);
    const { user } = openPortal("/counterwise-ticketing/vehiclewise/report/");
    const link = within(await table("Vehicle Wise Report")).getByRole("link");
    expect(link.textContent).toBe("DHK-11-0416");
    await user.click(link);
    expect(cellsIn(await table("Counter Wise Details"))[1]).toEqual(["Gabtoli", "80", "1,600.00"]);
    expect(page()).toBe(
      "/counterwise-ticketing/counter-wise-details/BA%2F11?from_date=2026-11-21&to_date=2026-11-22",
    );
    expect(host.asked.at(-1)).toMatchObject({
      path: "/api/counterwise-ticketing/vehicles/BA%2F11/counters/81",
      query: today,
    });
  });

  it("keeps the range that the row was read with", async () => {
    host.answers(getCounterwiseTicketingVehiclewiseReport, [
      { vehicle: bus, total_trips: 2, total_tickets: 80, total_fares: 1600 },
    ]);
    host.answers(getCounterwiseTicketingVehicleCounters, []);
    const range = "from_date=2026-11-01&to_date=2026-11-08";
    const { user } = openPortal(`/counterwise-ticketing/vehiclewise/report/?${range}`);
    await user.click(within(await table("Vehicle Wise Report")).getByRole("link"));
    await screen.findByText("No Data");
    expect(page()).toBe(`/counterwise-ticketing/counter-wise-details/BA%2F11?${range}`);
    expect(host.asked.at(-1)?.query).toEqual({ from_date: "2026-11-01", to_date: "2026-11-08" });
  });
});

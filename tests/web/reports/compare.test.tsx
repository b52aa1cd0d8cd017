import { screen, waitFor, within } from "@testing-library/react";
import {
  getIntercityCoachwiseReport,
  getIntracityCounterwiseReport,
  listIntercityReservations,
  listIntracityVehicles,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn, termsIn } from "../portal/reading.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const beforeToday =
  "Compared with 1 day: November 20, 2026, until 3:00 AM on November 21, 2026. A Saturday is compared with a Friday.";
const compare = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Compare with" });
const table = () => screen.getByRole("table", { name: "Counter Wise Report" });

const yesterday = "from_date=2026-11-21&to_date=2026-11-22";

beforeEach(() => {
  at("2026-11-22T10:00:00");
  signedIn(host, oneEach);
  host.answers(getIntracityCounterwiseReport, ({ query }) =>
    query.from_date === "2026-11-21"
      ? [{ counter: { id: 1, name: "Uttara" }, total_tickets: 6, total_fares: "1000.10" }]
      : [{ counter: { id: 1, name: "Uttara" }, total_tickets: 4, total_fares: "2000.20" }],
  );
});

afterEach(() => vi.unstubAllGlobals());

describe("comparing a report", () => {
  it("sets it against the range before, and is in the address", async () => {
    const { user } = openPortal(`${route}?${yesterday}`);
    await screen.findByRole("rowheader", { name: "Uttara" });
    await user.selectOptions(compare(), "Day before");
    await screen.findByText(beforeToday);
    expect(page()).toBe(`${route}?${yesterday}&compare=before`);
    expect(cellsIn(table())).toEqual([
      [
        ["Counter", "Tickets", "Tickets before", "Tickets change", "Tickets %"],
        ["Fares", "Fares before", "Fares change", "Fares %"],
      ].flat(),
      ["Uttara", "6", "4", "▲ 2", "▲ 50.0%", "1,000.10", "2,000.20", "▼ 1,000.10", "▼ 50.0%"],
      ["Total", "6", "4", "▲ 2", "▲ 50.0%", "1,000.10", "2,000.20", "▼ 1,000.10", "▼ 50.0%"],
    ]);
    await user.selectOptions(compare(), "No comparison");
    expect(page()).toBe(`${route}?${yesterday}`);
    expect(cellsIn(table())[0]).toEqual(["Counter", "Tickets", "Fares"]);
  });

  it("goes on with the next range", async () => {
    const { user } = openPortal(`${route}?from_date=2026-11-20&to_date=2026-11-21&compare=1`);
    await screen.findByText(/A Friday is compared with a Thursday/);
    await user.click(screen.getByRole("button", { name: "Yesterday" }));
    await screen.findByText(beforeToday);
    expect(page()).toBe(`${route}?${yesterday}&compare=1`);
    expect(compare().value).toBe("before");
  });

  it("offers a single day its weekday first, and more days the days before", async () => {
    const { user } = openPortal(route);
    await screen.findByRole("rowheader", { name: "Uttara" });
    const choices = () => [...compare().options].map(({ text }) => text);
    expect(choices()).toEqual([
      "Compare",
      "Same weekday a week earlier",
      "Day before",
      "Same day a month earlier",
      "Same day a year earlier",
    ]);
    await user.click(screen.getByRole("button", { name: "Last 7 days" }));
    await waitFor(() =>
      expect(choices()).toEqual([
        "Compare",
        "7 days before",
        "Same weekdays a week earlier",
        "Same days a month earlier",
        "Same days a year earlier",
      ]),
    );
  });

  it.each([
    ["week", "2026-11-01", "2026-11-02", "1 day: October 25, 2026", "October 26", ""],
    [
      "month",
      "2026-10-31",
      "2026-11-01",
      "1 day: September 30, 2026",
      "October 1",
      " A Saturday is compared with a Wednesday.",
    ],
    [
      "month",
      "2026-10-01",
      "2026-11-01",
      "30 days: September 1, 2026 to September 30, 2026",
      "October 1",
      " This range begins on a Thursday, the other on a Tuesday. It has 31 days, the other 30 days.",
    ],
    [
      "year",
      "2026-11-01",
      "2026-11-03",
      "2 days: November 1, 2025 to November 2, 2025",
      "November 3",
      " This range begins on a Sunday, the other on a Saturday.",
    ],
  ])(
    "with %s sets %s to %s against the days it names",
    async (comparing, from, to, days, end, unlike) => {
      openPortal(`${route}?from_date=${from}&to_date=${to}&compare=${comparing}`);
      const year = comparing === "year" ? "2025" : "2026";
      await screen.findByText(`Compared with ${days}, until 3:00 AM on ${end}, ${year}.${unlike}`);
      expect(compare().value).toBe(comparing);
    },
  );

  it("says when the days before would be part of the range", async () => {
    openPortal(`${route}?from_date=2026-02-10&to_date=2026-03-13&compare=month`);
    await screen.findByText(
      "This range is too long to be compared with the same days a month earlier.",
    );
    expect(cellsIn(table())[0]).toEqual(["Counter", "Tickets", "Fares"]);
  });

  it("has one row for each coach and time of day in the company's zone", async () => {
    signedIn(host, oneEach, rahim, { reporting: { time_zone: "Asia/Dhaka" } });
    const departure = (id: number, departs_at: string, sold_seats: number) => ({
      ...{ id, coach: { id: 5, name: "Coach 5" }, route: "Dhaka to Sylhet", departs_at },
      ...{ total_seats: 40, sold_seats, total_fares: "100.10" },
    });
    host.answers(getIntercityCoachwiseReport, ({ query }) =>
      query.from_date === "2026-11-01"
        ? [departure(3, "2026-11-01T16:30:00Z", 9), departure(4, "2026-11-02T16:30:00Z", 8)]
        : [departure(1, "2026-10-30T22:30:00+06:00", 12)],
    );
    openPortal(
      "/intercity/coachwise/report/?from_date=2026-11-01&to_date=2026-11-03&compare=before",
    );
    const table = await screen.findByRole("table", { name: "Coach Wise Report" });
    await screen.findByText(/^Compared with 2 days/);
    expect(cellsIn(table).slice(1)).toEqual([
      [
        ...["Coach 5", "10:30 PM", "80", "40", "▲ 40", "▲ 100.0%", "17", "12", "▲ 5", "▲ 41.7%"],
        ...["200.20", "100.10", "▲ 100.10", "▲ 100.0%"],
      ],
      [
        ...["Total", "", "80", "40", "▲ 40", "▲ 100.0%", "17", "12", "▲ 5", "▲ 41.7%"],
        ...["200.20", "100.10", "▲ 100.10", "▲ 100.0%"],
      ],
    ]);
  });

  it("is found with a key", async () => {
    const { user } = openPortal(route);
    await screen.findByRole("rowheader", { name: "Uttara" });
    await user.keyboard("v");
    expect(document.activeElement).toBe(compare());
  });

  it("keeps the main sum and its change in sight on a phone, at the end, and the others above them", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }));
    openPortal(`${route}?${yesterday}&compare=1`);
    await screen.findByText(beforeToday);
    const [others = {}, stays = {}] = [...document.querySelectorAll("dl")].slice(-2).map(termsIn);
    expect(Object.entries(stays)).toEqual([
      ["Fares change", "▼ 1,000.10"],
      ["Fares %", "▼ 50.0%"],
      ["Fares", "1,000.10"],
    ]);
    expect(Object.entries(others)).toEqual([
      ["Tickets", "6"],
      ["Tickets before", "4"],
      ["Tickets change", "▲ 2"],
      ["Tickets %", "▲ 50.0%"],
      ["Fares before", "2,000.20"],
    ]);
    const card = within(screen.getByRole("region", { name: "Uttara" }));
    const lines = card.getAllByRole("term").map(({ parentElement }) => parentElement?.textContent);
    expect(lines).toEqual(["Tickets6 ▲ 2", "Fares1,000.10 ▼ 1,000.10, was 2,000.20"]);
    expect(card.getByRole("img", { name: "down" }).textContent).toBe("▼");
  });

  it("leaves the report as it is where the range before fails", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { user } = openPortal(`${route}?${yesterday}`);
    await screen.findByRole("rowheader", { name: "Uttara" });
    host.fails(getIntracityCounterwiseReport, 503);
    await user.selectOptions(compare(), "Day before");
    await screen.findByText(
      "The figures to compare with could not be fetched (1 day: November 20, 2026, until 3:00 AM on November 21, 2026).",
    );
    expect(cellsIn(table())).toEqual([
      ["Counter", "Tickets", "Fares"],
      ["Uttara", "6", "1,000.10"],
      ["Total", "6", "1,000.10"],
    ]);
  });

  it("is not offered where rows come page by page, nor for a list without dates", async () => {
    host.answers(listIntercityReservations, { rows: [], next_cursor: null });
    host.answers(listIntracityVehicles, []);
    const { close } = openPortal("/intercity/reservation/report/");
    await screen.findByText("No Data");
    expect(screen.queryByRole("combobox", { name: "Compare with" })).toBe(null);
    close();
    openPortal("/intracity/vehicle/report/?compare=1");
    await screen.findByText("No Data");
    expect(screen.queryByRole("combobox", { name: "Compare with" })).toBe(null);
  });
});

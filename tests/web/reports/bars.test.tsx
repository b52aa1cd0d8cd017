import { screen, within } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  listIntercityReservations,
  listIntracityVehicles,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(
    getIntracityCounterwiseReport,
    Array.from({ length: 12 }, (_, index) => ({
      counter: { id: index, name: `Counter ${index}` },
      total_tickets: 1,
      total_fares: index * 100,
    })),
  );
});

/** The lengths of the bars in the cells of a column, in per cent of the cell. */
const barsIn = (column: number) =>
  [...screen.getByRole("table").querySelectorAll<HTMLElement>("tbody tr")].map(
    (row) => (row.children[column] as HTMLElement).style.backgroundSize.split(" ")[0],
  );

afterEach(() => vi.unstubAllGlobals());

describe("the bar of a row", () => {
  it("stands in the cell of the main figure, as long as that is beside the largest", async () => {
    const { user } = openPortal(route);
    await screen.findByRole("rowheader", { name: "Counter 3" });
    const lengths = ["100.0%", "90.9%", "81.8%", "72.7%", "63.6%", "54.5%"].concat([
      "45.5%",
      "36.4%",
      "27.3%",
      "18.2%",
      "9.1%",
      "0.0%",
    ]);
    expect(barsIn(2)).toEqual(lengths);
    expect(barsIn(1)).toEqual(Array(12).fill(""));
    await user.type(screen.getByRole("searchbox"), "Counter 4");
    await screen.findAllByText("1 of 12 rows");
    expect(barsIn(2)).toEqual(["36.4%"]);
  });

  it("stays with the main figure when the range is set against the one before", async () => {
    const { user } = openPortal(`${route}?from_date=2026-11-15&to_date=2026-11-21`);
    await screen.findByRole("rowheader", { name: "Counter 3" });
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Compare with" }),
      "6 days before",
    );
    await screen.findByRole("columnheader", { name: "Fares before" });
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    const barred = heads.filter((_, column) => barsIn(column)[0] !== "");
    expect(barred).toEqual(["Fares"]);
  });

  it("stands on a phone's cards too", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }));
    openPortal(route);
    const card = within(await screen.findByRole("region", { name: "Counter 4" }));
    const bars = card
      .getAllByRole("term")
      .map((term) => [term.textContent, term.parentElement?.style.backgroundSize.split(" ")[0]]);
    expect(bars).toEqual([
      ["Tickets", ""],
      ["Fares", "36.4%"],
    ]);
  });

  it("is none of a single row, of a list without sums, and of one that comes page by page", async () => {
    const vehicle = { kind: "Bus", capacity: 40, route: null, status: "active" } as const;
    host.answers(listIntracityVehicles, [
      { ...vehicle, id: 1, registration_number: "A" },
      { ...vehicle, id: 2, registration_number: "B" },
    ]);
    const trip = { passenger: { name: "Salma" }, coach: { id: 2, name: "C" }, seats: [] };
    const reserved = {
      ...trip,
      travel_date: "2026-11-23",
      status: "confirmed",
      amount: 5,
    } as const;
    host.answers(listIntercityReservations, {
      rows: [
        { ...reserved, reservation_number: "R-1" },
        { ...reserved, reservation_number: "R-2" },
      ],
      next_cursor: null,
    });
    host.answers(getIntracityCounterwiseReport, [
      { counter: { id: 1, name: "R-0" }, total_tickets: 1, total_fares: 1 },
    ]);
    for (const [path, name] of [
      ["/intracity/vehicle/report/", "B"],
      ["/intercity/reservation/report/", "R-2"],
      [route, "R-0"],
    ] as const) {
      const { close } = openPortal(path);
      await screen.findByRole("rowheader", { name });
      const cells = [...screen.getByRole("table").querySelectorAll<HTMLElement>("tbody td")];
      expect(cells.filter(({ style }) => style.backgroundSize !== "")).toEqual([]);
      expect(screen.queryByRole("figure")).toBe(null);
      close();
    }
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getIntracitySummary,
  listIntercityReservations,
  listIntracityVehicles,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { partnerHost } from "../portal/partner-host.ts";

const host = partnerHost();
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

describe("the picture of a report", () => {
  it("has a bar with name and value for the five largest rows", async () => {
    openPortal(route);
    await screen.findByRole("rowheader", { name: "Counter 3" });
    const figure = within(screen.getByRole("figure"));
    figure.getByText("Fares, the largest 5 of 12");
    expect(figure.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      [11, 10, 9, 8, 7].map(
        (place) => `Counter ${place}${place >= 10 ? `1,${place - 10}00` : `${place}00`}.00`,
      ),
    );
  });

  it("can be put away, and stays so on the next page", async () => {
    const { user, close } = openPortal(route);
    await user.click(await screen.findByRole("button", { name: "Hide chart" }));
    close();
    openPortal(route);
    const show = await screen.findByRole("button", { name: "Show chart" });
    expect(screen.queryByRole("figure")).toBe(null);
    await user.click(show);
    await screen.findByRole("figure");
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
    for (const [page, name] of [
      ["/intracity/vehicle/report/", "B"],
      ["/intercity/reservation/report/", "R-2"],
      [route, "R-0"],
    ] as const) {
      const { close } = openPortal(page);
      await screen.findByRole("rowheader", { name });
      expect(screen.queryByRole("button", { name: "Hide chart" })).toBe(null);
      close();
    }
  });
});

describe("a summary", () => {
  const day = (date: string, total_fares: number) => ({
    date,
    total_trips: 1,
    total_tickets: 10,
    total_fares,
  });

  beforeEach(() => {
    host.answersTo(getIntracitySummary, ({ query }) => ({
      totals: { total_trips: 0, total_tickets: 0, total_fares: 0 },
      days:
        query.from_date === "2026-11-15"
          ? [day("2026-11-17", 300.5), day("2026-11-16", 100), day("2026-11-15", 200)]
          : [day("2026-11-08", 400)],
    }));
  });

  it("has its sums beside those of the days before, its best and its weakest day", async () => {
    at("2026-11-22T03:00:00");
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    await screen.findByText("+200.50 (+50.1%) vs. the 7 days before");
    const figures = [...document.querySelectorAll("dl > div")].map((figure) =>
      [...figure.children].map(({ textContent }) => textContent),
    );
    expect(figures).toEqual([
      ["Trips", "3", "+2 (+200.0%) vs. the 7 days before"],
      ["Tickets", "30", "+20 (+200.0%) vs. the 7 days before"],
      ["Fares", "600.50", "+200.50 (+50.1%) vs. the 7 days before"],
      ["Best day", "300.50", "November 17, 2026"],
      ["Weakest day", "100.00", "November 16, 2026"],
    ]);
  });

  it("weighs no day that is not over yet, and says so", async () => {
    host.answersTo(getIntracitySummary, ({ query }) => ({
      totals: { total_trips: 0, total_tickets: 0, total_fares: 0 },
      days:
        query.from_date === "2026-11-19"
          ? [day("2026-11-19", 200), day("2026-11-20", 100), day("2026-11-21", 50)]
          : [day("2026-11-16", 400)],
    }));
    openPortal("/intracity/summary?from_date=2026-11-19&to_date=2026-11-22");
    await screen.findByText("-50.00 so far vs. the 3 days before");
    screen.getByText("November 20, 2026", { selector: "dd" });
    const figure = await screen.findByRole("figure");
    expect(figure.querySelector("figcaption")?.textContent).toBe(
      "Fares per day: at most 200.00 on November 19, 2026, at least 100.00 on November 20, 2026. November 21, 2026 is not over yet.",
    );
    await waitFor(() => expect(figure.querySelector("svg")).not.toBe(null));
    const lines = [...figure.querySelectorAll("polyline")].map((line) =>
      line.getAttribute("points"),
    );
    expect(lines).toEqual(["0,0 50,20", "50,20 100,30"]);
  });

  it("has a line over its days in their order, told in a sentence", async () => {
    openPortal("/intracity/summary?from_date=2026-11-15&to_date=2026-11-22");
    const figure = await screen.findByRole("figure");
    within(figure).getByText(
      "Fares per day: at most 300.50 on November 17, 2026, at least 100.00 on November 16, 2026",
    );
    await waitFor(() => expect(figure.querySelector("svg")).not.toBe(null));
    const points = figure.querySelector("polyline")?.getAttribute("points")?.split(" ");
    expect(points?.map((point) => point.split(",").map((at) => Math.round(Number(at))))).toEqual([
      [0, 13],
      [50, 27],
      [100, 0],
    ]);
  });
});

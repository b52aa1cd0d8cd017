import { screen } from "@testing-library/react";
import { listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";
import { seeTheEnd, watching, watchTheEnd } from "./seen-end.ts";

const host = portalHost();

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});
afterEach(() => vi.unstubAllGlobals());

describe("a list in pages", () => {
  beforeEach(watchTheEnd);
  const reservation = (number: number) => ({
    reservation_number: `R-${number}`,
    passenger: { name: "Rahim" },
    coach: { id: 1, name: "C-1" },
    seats: ["A1"],
    travel_date: "2026-11-21",
    status: "confirmed" as const,
    amount: "100.00",
  });

  it("goes on when its end is seen, says how many rows there are, and when they are all", async () => {
    host.answers(listIntercityReservations, ({ query }) =>
      query.cursor
        ? { rows: [reservation(2)], next_cursor: null }
        : { rows: [reservation(1)], next_cursor: "more" },
    );
    openPortal("/intercity/reservation/report/");
    await screen.findByText("1 row so far");
    expect(cellsIn(screen.getByRole("table")).at(-1)?.[0]).toBe("Total without cancelled so far");
    seeTheEnd();
    await screen.findByText("All 2 rows");
    expect(cellsIn(screen.getByRole("table")).at(-1)?.[0]).toBe("Total without cancelled");
    expect(screen.queryByRole("button", { name: "Load more" })).toBe(null);
  });

  it("does not go on by itself after a failure, but when it is asked to", async () => {
    host.answers(listIntercityReservations, { rows: [reservation(1)], next_cursor: "more" });
    const { user } = openPortal("/intercity/reservation/report/");
    await screen.findByText("1 row so far");
    host.fails(listIntercityReservations, 503);
    seeTheEnd();
    await screen.findByText("Could not load more.");
    expect(watching.size).toBe(0);
    host.answers(listIntercityReservations, { rows: [reservation(2)], next_cursor: null });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("All 2 rows");
  });

  it("does not go on while it is searched", async () => {
    host.answers(listIntercityReservations, { rows: [reservation(1)], next_cursor: "more" });
    const { user } = openPortal("/intercity/reservation/report/");
    await screen.findByText("1 row so far");
    host.fails(listIntercityReservations, 403);
    await user.type(screen.getByRole("searchbox"), "R-1");
    await screen.findByText("1 of 1 row fetched", { selector: "p" });
    expect(watching.size).toBe(0);
  });
});

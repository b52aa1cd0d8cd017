import { screen, waitFor } from "@testing-library/react";
import { listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn, termsIn } from "../portal/reading.ts";

const host = portalHost();
const reservation = (number: number, status: "confirmed" | "cancelled", amount: string) => ({
  reservation_number: `R-${number}`,
  passenger: { name: "Rahim" },
  coach: { id: 1, name: "C-1" },
  seats: ["A1"],
  travel_date: "2026-11-21",
  status,
  amount,
});
const rows = [
  reservation(1, "confirmed", "1000.10"),
  reservation(2, "cancelled", "500.00"),
  reservation(3, "confirmed", "0.20"),
];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(listIntercityReservations, { rows, next_cursor: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sums = async (count: number) =>
  cellsIn(await screen.findByRole("table"))
    .slice(-count)
    .map((row) => [row[0], row.at(-1)]);

describe("the reservations' total", () => {
  it("leaves out what is cancelled, and shows it apart", async () => {
    const { user } = openPortal("/intercity/reservation/report/");
    await screen.findByText("All 3 rows");
    expect(await sums(3)).toEqual([
      ["Confirmed", "1,000.30"],
      ["Cancelled", "500.00"],
      ["Total without cancelled", "1,000.30"],
    ]);
    await user.type(screen.getByRole("searchbox"), "cancelled");
    await screen.findByText("1 of 3 rows");
    expect(await sums(4)).toEqual([
      ["Confirmed", "1,000.30"],
      ["Cancelled", "500.00"],
      ["1 of 3 rows, without cancelled", "0.00"],
      ["Total without cancelled", "1,000.30"],
    ]);
  });

  it("does so below cards", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }));
    const { user } = openPortal("/intercity/reservation/report/");
    await screen.findByText("All 3 rows");
    await user.type(screen.getByRole("searchbox"), "cancelled");
    await screen.findByText("1 of 3 rows, Amount without cancelled: 0.00");
    expect(termsIn(document.body)).toMatchObject({
      Confirmed: "1,000.30",
      Cancelled: "500.00",
      "Amount without cancelled": "1,000.30",
    });
  });

  it("does so in files and on paper", async () => {
    const { user } = openPortal("/intercity/reservation/report/");
    await screen.findByText("All 3 rows");
    let file: Blob | undefined;
    vi.spyOn(URL, "createObjectURL").mockImplementation((made) => {
      file = made as Blob;
      return "blob:reservations";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
    await waitFor(() => expect(file).toBeInstanceOf(Blob));
    expect((await file?.text())?.split("\r\n").slice(-4)).toEqual([
      'Confirmed,"Amount 1,000.30"',
      "Cancelled,Amount 500.00",
      'Control total,"Amount without cancelled 1,000.30"',
      "",
    ]);
    let paper: (string | null | undefined)[] = [];
    window.print = () => {
      paper = [...(document.querySelector("[data-print] tbody tr:last-child")?.children ?? [])].map(
        ({ textContent }) => textContent,
      );
    };
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name: "Print" }));
    expect([paper[0], paper.at(-1)]).toEqual(["Total without cancelled", "1,000.30"]);
  });
});

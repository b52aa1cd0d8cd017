// @module-tag long
import { screen, waitFor, within } from "@testing-library/react";
import { listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn } from "../portal/reading.ts";
import { reservation, reservations, servesPages } from "./paged-host.ts";

const host = portalHost();
const list = "/intercity/reservation/report/";
const searchbox = () => screen.getByRole("searchbox");
const press = (name: string) => screen.getByRole("button", { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("button", { name })).toBe(null));

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const open = async () => {
  const opened = openPortal(list);
  await screen.findByText("2 rows so far", { selector: "p" });
  host.asked.length = 0;
  return opened;
};
/** What was asked of the list: its pages by cursor and limit. */
const asked = () => host.asked.map(({ query: { cursor, limit } }) => [cursor, limit]);
const everyPage = [
  [undefined, "500"],
  ["3", "500"],
  [undefined, "500"],
];
const numbersShown = () =>
  within(screen.getByRole("table"))
    .getAllByRole("rowheader")
    .flatMap(({ textContent }) => (textContent.startsWith("R-") ? [textContent] : []));

describe("a search in a list of which some pages have come", () => {
  it("fetches all pages, and finds what was not there before", async () => {
    servesPages(host, () => reservations(5));
    const { user } = await open();
    await user.type(searchbox(), "R-1");
    await screen.findByText("1 of 5 rows", { selector: "p" });
    expect([numbersShown(), asked()]).toEqual([["R-1"], everyPage]);
    expect(cellsIn(screen.getByRole("table")).at(-1)).toEqual([
      "Total without cancelled",
      ...["", "", "", "", ""],
      "500.00",
    ]);
    expect(screen.queryByRole("button", { name: "Load more" })).toBe(null);
  });

  it("says meanwhile what it has searched, and how many rows have come", async () => {
    servesPages(host, () => reservations(5));
    const { user } = await open();
    const release = host.holds(listIntercityReservations, { rows: [], next_cursor: null });
    await user.type(searchbox(), "R-1");
    await screen.findByText("No match in the 2 rows fetched");
    await screen.findByText("0 of 2 rows fetched", { selector: "p" });
    await screen.findByRole("progressbar", { name: "All rows" });
    await screen.findByText("0 rows fetched");
    expect(screen.queryByRole("button", { name: "Load more" })).toBe(null);
    release();
  });

  it("can be left with the rows that there are, and fetches the rest when it is told to", async () => {
    servesPages(host, () => reservations(5));
    const { user } = await open();
    const release = host.holds(listIntercityReservations, { rows: [], next_cursor: null });
    await user.type(searchbox(), "R-1");
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await screen.findByText("2 rows fetched, not all.");
    await user.type(searchbox(), "{Backspace}5");
    await screen.findByText("1 of 2 rows fetched", { selector: "p" });
    expect(host.asked).toHaveLength(1);
    release();
    servesPages(host, () => reservations(5));
    await user.click(press("Fetch all rows"));
    await screen.findByText("1 of 5 rows", { selector: "p" });
  });

  it("says so when a page fails in the middle, and tries again", async () => {
    servesPages(host, () => reservations(5));
    const { user } = await open();
    host.fails(listIntercityReservations, 403);
    await user.type(searchbox(), "R-1");
    await screen.findByText("The other rows could not be fetched: 2 rows fetched, not all.");
    await screen.findByText("No match in the 2 rows fetched");
    servesPages(host, () => reservations(5));
    await user.click(press("Try again"));
    await screen.findByText("1 of 5 rows", { selector: "p" });
  });

  it("is not stopped by a host that is busy for a moment", async () => {
    let calls = 0;
    servesPages(host, () => reservations(5));
    const { user } = await open();
    servesPages(
      host,
      () => reservations(5),
      () => {
        calls += 1;
        if (calls === 2) host.fails(listIntercityReservations, 503, { times: 1 });
      },
    );
    await user.type(searchbox(), "R-1");
    await screen.findByText("1 of 5 rows", { selector: "p" });
  });
});

describe("a list that is fetched whole", () => {
  it("is so when it is sorted, and when it is told to", async () => {
    servesPages(host, () => reservations(5));
    const first = await open();
    await first.user.click(press("Reservation"));
    await screen.findByText("5 rows", { selector: "p" });
    expect(numbersShown()).toEqual(["R-1", "R-2", "R-3", "R-4", "R-5"]);
    first.close();

    const second = await open();
    await second.user.click(press("Load all"));
    await screen.findByText("5 rows", { selector: "p" });
    expect(numbersShown()).toEqual(["R-5", "R-4", "R-3", "R-2", "R-1"]);
  });

  it("can be had on a phone too", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    servesPages(host, () => reservations(5));
    const { user } = await open();
    await user.click(press("Actions"));
    await user.click(await screen.findByRole("menuitem", { name: "Load all" }));
    await screen.findByText("5 rows", { selector: "p" });
    expect(screen.getAllByRole("heading", { level: 2, name: /^R-/ })).toHaveLength(5);
    vi.unstubAllGlobals();
  });

  it("has a row once that a new one pushed to the next page, and says that records changed", async () => {
    let rows = reservations(5);
    servesPages(
      host,
      () => rows,
      ({ query }) => {
        if (query.cursor) rows = reservations(6);
      },
    );
    const { user } = await open();
    await user.click(press("Load all"));
    await screen.findByText("Some records changed while these rows were fetched.");
    expect(numbersShown()).toEqual(["R-5", "R-4", "R-3", "R-2", "R-1"]);
    await user.click(press("Fetch again"));
    await screen.findByText("6 rows", { selector: "p" });
    await gone("Fetch again");
    expect(numbersShown()[0]).toBe("R-6");
  });

  it("stays as it is, with its time, when it cannot be fetched again", async () => {
    let rows = reservations(5);
    const change = ({ query }: { query: Record<string, string> }) => {
      if (query.cursor) rows = reservations(6);
    };
    servesPages(host, () => rows, change);
    const { user } = await open();
    await user.click(press("Load all"));
    await screen.findByText("Some records changed while these rows were fetched.");
    at("2026-11-21T10:05:00");
    const release = host.holds(listIntercityReservations, { rows: [], next_cursor: null });
    await user.click(press("Fetch again"));
    await screen.findByRole("progressbar", { name: "All rows" });
    expect(numbersShown()).toEqual(["R-5", "R-4", "R-3", "R-2", "R-1"]);
    await user.click(press("Cancel"));
    release();
    host.fails(listIntercityReservations, 403);
    await user.click(await screen.findByRole("button", { name: "Fetch again" }));
    await screen.findByText(
      "The rows could not be fetched again. These are of 21.11.2026 10:00 AM.",
    );
    expect(numbersShown()).toEqual(["R-5", "R-4", "R-3", "R-2", "R-1"]);
    servesPages(host, () => reservations(6));
    await user.click(press("Try again"));
    await screen.findByText("6 rows", { selector: "p" });
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("says that records changed when one went and another was missed for it", async () => {
    let rows = reservations(5);
    servesPages(
      host,
      () => rows,
      ({ query }) => {
        if (query.cursor) rows = rows.filter((row) => row.reservation_number !== "R-4");
      },
    );
    const { user } = await open();
    await user.click(press("Load all"));
    await screen.findByText("Some records changed while these rows were fetched.");
    expect(numbersShown()).toEqual(["R-5", "R-4", "R-3", "R-1"]);
  });

  it("has every record with a number that two of them have, and their money", async () => {
    const twins = [reservation(5), reservation(4, { reservation_number: "R-5" })];
    servesPages(host, () => [...twins, ...reservations(3)]);
    const { user } = await open();
    await user.click(press("Load all"));
    await screen.findByText("5 rows", { selector: "p" });
    expect(numbersShown()).toEqual(["R-5", "R-5", "R-3", "R-2", "R-1"]);
    expect(cellsIn(screen.getByRole("table")).at(-1)?.at(-1)).toBe("500.00");
  });

  it("has every row of a host that gives no ids", async () => {
    const rows = reservations(5).map(({ id: _, ...row }) => ({ ...row, reservation_number: "R" }));
    servesPages(host, () => rows);
    const { user } = await open();
    await user.click(press("Load all"));
    await screen.findByText("5 rows", { selector: "p" });
    expect(cellsIn(screen.getByRole("table")).at(-1)?.at(-1)).toBe("500.00");
  });

  it("is left for another range", async () => {
    servesPages(host, () => reservations(5));
    const { user } = await open();
    await user.click(press("Load all"));
    await screen.findByText("5 rows", { selector: "p" });
    servesPages(host, () => [reservation(9), reservation(8), reservation(7)]);
    await user.click(press("Yesterday"));
    await screen.findByText("2 rows so far");
    expect(numbersShown()).toEqual(["R-9", "R-8"]);
  });
});

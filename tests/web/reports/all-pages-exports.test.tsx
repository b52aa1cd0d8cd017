import { screen, waitFor } from "@testing-library/react";
import { listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { termsIn } from "../portal/reading.ts";
import { reservations, servesPages } from "./paged-host.ts";

const host = portalHost();
let files: Blob[] = [];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  files = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:reservations";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const press = (name: string) => screen.getByRole("button", { name });
const item = (name: string) => screen.findByRole("menuitem", { name });
const lines = async () => (await files[0]?.text())?.split("\r\n") ?? [];

async function choose(what: string) {
  const opened = openPortal("/intercity/reservation/report/");
  await screen.findByText("2 rows so far");
  await opened.user.click(press("Export"));
  await opened.user.click(await item(what));
  return opened;
}

it("a file of a list of which some pages have come holds all of it", async () => {
  servesPages(host, () => reservations(5));
  await choose("CSV");
  await waitFor(() => expect(files).toHaveLength(1));
  const all = await lines();
  expect(all.slice(1, 6).map((line) => line.split(",")[0])).toEqual([
    "R-5",
    "R-4",
    "R-3",
    "R-2",
    "R-1",
  ]);
  expect(all).toEqual(
    expect.arrayContaining(["Rows,5", "Control total,Amount without cancelled 500.00"]),
  );
  expect(screen.queryByText(/so far/)).toBe(null);
});

it("a file holds what a search finds in all pages", async () => {
  servesPages(host, () => reservations(5));
  const { user } = openPortal("/intercity/reservation/report/");
  await screen.findByText("2 rows so far");
  await user.type(screen.getByRole("searchbox"), "R-1");
  await screen.findByText("1 of 5 rows", { selector: "p" });
  await user.click(press("Export"));
  await user.click(await item("CSV"));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await lines()).toEqual(expect.arrayContaining(["Filter,Search: R-1", "Rows,1 of 5"]));
});

it("a file says that records changed while its rows were fetched", async () => {
  let rows = reservations(5);
  servesPages(
    host,
    () => rows,
    ({ query }) => {
      if (query.cursor) rows = reservations(6);
    },
  );
  await choose("CSV");
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await lines()).toEqual(
    expect.arrayContaining(["Rows,5", "Note,Some records changed while these were fetched"]),
  );
});

it("there is no file when a page fails in the middle, and there is one when it is tried again", async () => {
  servesPages(
    host,
    () => reservations(5),
    ({ query }) => {
      if (query.limit) host.fails(listIntercityReservations, 403);
    },
  );
  const { user } = await choose("CSV");
  await screen.findByText("Not all rows could be fetched, so nothing was exported.");
  expect([files, screen.getByText("2 rows so far").textContent]).toEqual([[], "2 rows so far"]);
  servesPages(host, () => reservations(5));
  await user.click(press("Try again"));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await lines()).toContain("Rows,5");
  expect(screen.queryByRole("alert")).toBe(null);
});

it("a file that waits for its rows says how many have come, and can be cancelled", async () => {
  servesPages(host, () => reservations(5));
  const opened = openPortal("/intercity/reservation/report/");
  await screen.findByText("2 rows so far");
  const release = host.holds(listIntercityReservations, { rows: [], next_cursor: null });
  await opened.user.click(press("Export"));
  await opened.user.click(await item("Excel (XLSX)"));
  expect(screen.getByRole("progressbar", { name: "Export" })).toBeTruthy();
  expect(screen.getByText("0 rows fetched")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Cancel" })).toHaveLength(1);
  await opened.user.click(press("Cancel"));
  await screen.findByRole("button", { name: "Export" });
  press("Load all");
  release();
  servesPages(host, () => reservations(5));
  await opened.user.click(press("Export"));
  await opened.user.click(await item("CSV"));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await lines()).toContain("Rows,5");
  expect(screen.queryByRole("alert")).toBe(null);
});

it("paper has every row of a list too", async () => {
  servesPages(host, () => reservations(5));
  let paper: string[] = [];
  window.print = () => {
    paper = [...document.querySelectorAll("[data-print] tbody tr")].map(
      ({ firstElementChild }) => firstElementChild?.textContent ?? "",
    );
  };
  await choose("Print");
  await waitFor(() =>
    expect(paper).toEqual(["R-5", "R-4", "R-3", "R-2", "R-1", "Total without cancelled"]),
  );
});

it("the browser's own print says which rows of a list it has", async () => {
  servesPages(host, () => reservations(5));
  openPortal("/intercity/reservation/report/");
  await screen.findByText("2 rows so far");
  window.dispatchEvent(new Event("beforeprint"));
  const page = document.querySelector<HTMLElement>("[data-print]");
  expect(page?.querySelector("h1")?.textContent).toBe(
    "Reservation Report (2 rows fetched, not all)",
  );
  expect(page && termsIn(page)).toMatchObject({ Rows: "2 rows fetched, not all" });
  expect(page?.querySelector("tr:last-child td")?.textContent).toBe(
    "Total without cancelled so far",
  );
});

// @module-tag long
import { screen, waitFor } from "@testing-library/react";
import { listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { goOffline, goOnline } from "../portal/browser.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { reservations, servesPages } from "./paged-host.ts";

const host = portalHost();
const press = (name: string) => screen.getByRole("button", { name });
const item = (name: string) => screen.findByRole("menuitem", { name });
const waits = "You are offline. The other rows are requested when the connection is back.";

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  servesPages(host, () => reservations(5));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const open = async () => {
  const opened = openPortal("/intercity/reservation/report/");
  await screen.findByText("2 rows so far");
  host.asked.length = 0;
  return opened;
};

it("a search without a connection requests nothing, and finds when it is back", async () => {
  const { user } = await open();
  goOffline();
  await user.type(screen.getByRole("searchbox"), "R-1");
  await screen.findByText(waits);
  expect([screen.queryByRole("progressbar"), host.asked]).toEqual([null, []]);
  goOnline();
  await screen.findByText("1 of 5 rows", { selector: "p" });
  expect([screen.queryByText(waits), host.asked.length]).toEqual([null, 3]);
});

it("a file without a connection waits for it, and can be given up", async () => {
  const { user } = await open();
  goOffline();
  await user.click(press("Export"));
  await user.click(await item("CSV"));
  await screen.findByText(waits);
  await user.click(press("Cancel"));
  await waitFor(() => expect(screen.queryByText(waits)).toBe(null));
  press("Export");
  goOnline();
  await user.click(press("Load more"));
  await screen.findByText("4 rows so far");
  expect(host.asked.map(({ query }) => query.limit)).toEqual([undefined]);
});

it("pages that are cut off come when the connection is back", async () => {
  const { user } = await open();
  let cutOff = () => {};
  const delay = new Promise<void>((resolve) => {
    cutOff = resolve;
  });
  host.fails(listIntercityReservations, "lost", { delay });
  await user.click(press("Load all"));
  await waitFor(() => expect(host.asked).toHaveLength(1));
  goOffline();
  cutOff();
  await screen.findByText(waits);
  servesPages(host, () => reservations(5));
  goOnline();
  await screen.findByText("5 rows", { selector: "p" });
  expect(screen.queryByRole("alert")).toBe(null);
});

const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("button", { name })).toBe(null));

it("a file and a search wait for one list, which the search keeps when the file is given up", async () => {
  const { user } = await open();
  const release = host.holds(listIntercityReservations, {
    rows: reservations(5),
    next_cursor: null,
  });
  await user.type(screen.getByRole("searchbox"), "R-4");
  await screen.findByRole("progressbar", { name: "All rows" });
  await user.click(press("Export"));
  await user.click(await item("CSV"));
  await screen.findByRole("progressbar", { name: "Export" });
  const all = (role: string, name: RegExp) => screen.getAllByRole(role, { name }).length;
  expect([all("progressbar", /^(All rows|Export)$/), all("button", /^Cancel$/)]).toEqual([1, 1]);
  await user.click(press("Cancel"));
  await screen.findByRole("progressbar", { name: "All rows" });
  press("Export");
  release();
  await screen.findByText("1 of 5 rows", { selector: "p" });
  expect(host.asked).toHaveLength(1);
});

it("a search keeps the list that a file began", async () => {
  const { user } = await open();
  const release = host.holds(listIntercityReservations, {
    rows: reservations(5),
    next_cursor: null,
  });
  await user.click(press("Export"));
  await user.click(await item("CSV"));
  await screen.findByRole("progressbar", { name: "Export" });
  await user.type(screen.getByRole("searchbox"), "R-1");
  await screen.findByText("No match in the 2 rows fetched");
  await user.click(press("Cancel"));
  await screen.findByRole("progressbar", { name: "All rows" });
  release();
  await screen.findByText("1 of 5 rows", { selector: "p" });
  expect(host.asked).toHaveLength(1);
});

it("the list of a file that is given up is given up with it, and a search fetches it", async () => {
  const { user } = await open();
  host.holds(listIntercityReservations, { rows: [], next_cursor: null });
  await user.click(press("Export"));
  await user.click(await item("CSV"));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  press("Load all");
  servesPages(host, () => reservations(5));
  await user.type(screen.getByRole("searchbox"), "R-1");
  await screen.findByText("1 of 5 rows", { selector: "p" });
});

it("a list that is cancelled can be fetched after all", async () => {
  const { user } = await open();
  host.holds(listIntercityReservations, { rows: [], next_cursor: null });
  await user.click(press("Load all"));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await gone("Cancel");
  servesPages(host, () => reservations(5));
  await user.click(press("Load all"));
  await screen.findByText("5 rows", { selector: "p" });
});

import { screen, waitFor } from "@testing-library/react";
import { listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { goOffline, goOnline } from "../portal/network.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { partnerHost } from "../portal/partner-host.ts";
import { reservations, servesPages } from "./paged-host.ts";

const host = partnerHost();
const press = (name: string) => screen.getByRole("button", { name });
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
  await user.click(press("CSV"));
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
  const cutOff = host.holdsAndBreaks(listIntercityReservations);
  await user.click(press("Load all"));
  await waitFor(() => expect(host.asked).toHaveLength(1));
  goOffline();
  cutOff();
  await screen.findByText(waits, {}, { timeout: 5_000 });
  servesPages(host, () => reservations(5));
  goOnline();
  await screen.findByText("5 rows", { selector: "p" });
  expect(screen.queryByRole("alert")).toBe(null);
});

// @module-tag long
import { screen, waitFor } from "@testing-library/react";
import { listIntercityReservations } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { goOffline, goOnline } from "../portal/browser.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { reservation, reservations, servesPages } from "./paged-host.ts";

const host = portalHost();
let files: Blob[] = [];
let printed = 0;

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  files = [];
  printed = 0;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:reservations";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  window.print = () => {
    printed += 1;
  };
});
afterEach(() => vi.restoreAllMocks());

const press = (name: string) => screen.getByRole("button", { name });
const item = (name: string) => screen.findByRole("menuitem", { name });

/** A file or paper is wanted, and its first page does not come. */
async function exporting(what: string) {
  servesPages(host, () => reservations(5));
  const opened = openPortal("/intercity/reservation/report/");
  await screen.findByText("2 rows so far");
  host.holds(listIntercityReservations, { rows: [], next_cursor: null });
  await opened.user.click(press("Export"));
  await opened.user.click(await item(what));
  await screen.findByRole("progressbar", { name: "Export" });
  servesPages(host, () => [reservation(9), reservation(8), reservation(7)]);
  return opened;
}

async function expectFileWith(...reservations: string[]) {
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.split("\r\n") ?? [];
  const rows = lines.slice(1).filter((line) => line.startsWith("R-"));
  expect(rows.map((line) => line.split(",")[0])).toEqual(reservations);
  expect(lines).toContain(`Rows,${reservations.length}`);
}

/** The next file is the first one that was saved. */
async function expectNoOther(user: ReturnType<typeof openPortal>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await user.click(await item("CSV"));
  await expectFileWith("R-9", "R-8", "R-7");
}

it.each(["CSV", "Excel (XLSX)", "Print"])(
  "%s of a range that is left while its pages come is given up",
  async (what) => {
    const { user } = await exporting(what);
    await user.click(press("Yesterday"));
    await screen.findByText("2 rows so far");
    expect(screen.queryByRole("alert")).toBe(null);
    await expectNoOther(user);
    expect(printed).toBe(0);
  },
);

it("a file is given up when the connection brings the range that was chosen meanwhile", async () => {
  const { user } = await exporting("CSV");
  goOffline();
  await user.click(press("Yesterday"));
  await screen.findByText(/^You are offline. What you chose/);
  goOnline();
  await screen.findByText("R-9");
  await expectNoOther(user);
});

it("a file is whole with the last page that is scrolled to meanwhile", async () => {
  servesPages(host, () => reservations(3));
  const { user } = openPortal("/intercity/reservation/report/");
  await screen.findByText("2 rows so far");
  const release = host.holds(listIntercityReservations, {
    rows: [reservation(1)],
    next_cursor: null,
  });
  await user.click(press("Load more"));
  host.holds(listIntercityReservations, { rows: [], next_cursor: null });
  await user.click(press("Export"));
  await user.click(await item("CSV"));
  release();
  await expectFileWith("R-3", "R-2", "R-1");
});

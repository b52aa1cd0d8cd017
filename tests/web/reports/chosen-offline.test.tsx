import { screen, waitFor } from "@testing-library/react";
import { getOfflineCounterReport, listOfflineCounterDeviceIds } from "partner-sdk";
import { beforeEach, expect, it } from "vitest";
import { goOffline, goOnline } from "../portal/browser.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();
const path = "/offline-counter/report";
const later = "You are offline. What you chose is requested when the connection is back.";
const press = (name: string) => screen.getByRole("button", { name });
const addressIs = (query: string) => waitFor(() => expect(page()).toBe(`${path}?${query}`));
const lastQuery = () => host.asked.at(-1)?.query;

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  host.answers(getOfflineCounterReport, [
    { counterman: { name: "Karim" }, total_tickets: 2, total_fares: "20.50" },
  ]);
});

const openOffline = async () => {
  const opened = openPortal(
    `${path}?from_date=2026-11-21&to_date=2026-11-22&device_id=POS-1&stoppage=Gabtoli`,
  );
  await screen.findByRole("heading", { level: 2, name: "Karim" });
  goOffline();
  return opened;
};

it("one choice after another counts, and all are requested with the connection", async () => {
  const { user } = await openOffline();
  await user.click(press("Clear Stoppage: Gabtoli"));
  await addressIs("from_date=2026-11-21&to_date=2026-11-22&device_id=POS-1");
  await user.click(press("Yesterday"));
  await addressIs("from_date=2026-11-20&to_date=2026-11-21&device_id=POS-1");
  await user.click(press("Previous range"));
  await addressIs("from_date=2026-11-19&to_date=2026-11-20&device_id=POS-1");
  await user.click(press("Clear Device IDs: POS-1"));
  await addressIs("from_date=2026-11-19&to_date=2026-11-20");
  goOnline();
  await waitFor(() => expect(screen.queryByText(later)).toBe(null));
  expect([host.asked.length, lastQuery()]).toEqual([
    3,
    { from_date: "2026-11-19", to_date: "2026-11-20" },
  ]);
});

it("one choice after another counts before the first one is drawn", async () => {
  await openOffline();
  const clear = ["Clear Stoppage: Gabtoli", "Clear Device IDs: POS-1"];
  for (const button of ["Yesterday", ...clear, "Filter"].map(press)) button.click();
  expect(page()).toBe(`${path}?from_date=2026-11-20&to_date=2026-11-21`);
  await screen.findByText(later);
  expect((await screen.findByLabelText<HTMLInputElement>("Stoppage")).value).toBe("");
});

it("the dialog starts from what was chosen last", async () => {
  host.answers(listOfflineCounterDeviceIds, ["POS-1"]);
  const { user } = await openOffline();
  await user.click(press("Clear Stoppage: Gabtoli"));
  await addressIs("from_date=2026-11-21&to_date=2026-11-22&device_id=POS-1");
  await user.click(press("Filter"));
  const stoppage = await screen.findByLabelText<HTMLInputElement>("Stoppage");
  expect(stoppage.value).toBe("");
});

it("what is shown keeps the words of what it was requested with", async () => {
  const { user } = await openOffline();
  await user.click(press("Clear Stoppage: Gabtoli"));
  await user.click(press("Yesterday"));
  await screen.findByText(later);
  screen.getByText("1 day: November 21, 2026, until 3:00 AM on November 22, 2026");
  press("Clear Stoppage: Gabtoli");
  expect(press("Yesterday").getAttribute("aria-pressed")).toBe("true");
});

import { screen, waitFor, within } from "@testing-library/react";
import { getOfflineCounterReport } from "partner-sdk";
import { beforeEach, expect, it } from "vitest";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";

const host = portalHost();
let sheets: (string | null)[] = [];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  sheets = [];
  window.print = () => {
    sheets = [...document.querySelectorAll("[data-print] section h1")].map(
      ({ textContent }) => textContent,
    );
  };
});

const countermen = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    counterman: { name: `Karim ${at + 1}` },
    total_tickets: 1,
    total_fares: `${at + 1}0.50`,
  }));

async function openShifts(count: number) {
  host.answers(getOfflineCounterReport, countermen(count));
  const opened = openPortal("/offline-counter/report");
  await screen.findByRole("heading", { name: "Karim 1" });
  await opened.user.click(screen.getByRole("button", { name: "Shift close" }));
  return opened;
}

it("a shift is closed for one person, found among few without a search", async () => {
  const { user } = await openShifts(7);
  const dialog = within(await screen.findByRole("dialog", { name: "Shift close" }));
  const options = await dialog.findAllByRole("option");
  expect([options[1]?.textContent, options.length, dialog.queryByRole("searchbox")]).toEqual([
    "Karim 220.50",
    7,
    null,
  ]);
  await user.click(options[1] as HTMLElement);
  await waitFor(() => expect(sheets).toEqual(["Karim 2"]));
  expect(screen.queryByRole("dialog")).toBe(null);
});

it("from eight people on, one is found by typing and chosen by key", async () => {
  const { user } = await openShifts(8);
  const dialog = within(await screen.findByRole("dialog", { name: "Shift close" }));
  await user.type(await dialog.findByRole("searchbox", { name: "Search" }), "7 KAR");
  await waitFor(() =>
    expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Karim 770.50",
    ]),
  );
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(sheets).toEqual(["Karim 7"]));
});

it("the sheet of a single person needs no choice", async () => {
  await openShifts(1);
  expect([sheets, screen.queryByRole("dialog")]).toEqual([["Karim 1"], null]);
});

it("after one person's sheet, all are printed again", async () => {
  const { user } = await openShifts(2);
  await user.click(await screen.findByRole("option", { name: /^Karim 2/ }));
  await waitFor(() => expect(sheets).toEqual(["Karim 2"]));
  window.dispatchEvent(new Event("afterprint"));
  await user.click(screen.getByRole("button", { name: "Shift close" }));
  await user.click(await screen.findByRole("button", { name: "Print all 2 sheets" }));
  expect(sheets).toEqual(["Karim 1", "Karim 2"]);
});

it("nobody's figures have no sheet", async () => {
  const nobody = { counterman: null, total_tickets: 9, total_fares: "90.00" };
  host.answers(getOfflineCounterReport, [nobody, ...countermen(2)]);
  const { user } = openPortal("/offline-counter/report");
  await screen.findByRole("heading", { name: "N/A" });
  await user.click(screen.getByRole("button", { name: "Shift close" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Shift close" }));
  const options = await dialog.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Karim 110.50", "Karim 220.50"]);
  await user.click(options[1] as HTMLElement);
  await waitFor(() => expect(sheets).toEqual(["Karim 2"]));
  window.dispatchEvent(new Event("afterprint"));
  await user.click(screen.getByRole("button", { name: "Shift close" }));
  await user.click(await screen.findByRole("button", { name: "Print all 2 sheets" }));
  expect(sheets).toEqual(["Karim 1", "Karim 2"]);
});

it("a shift of nobody cannot be closed", async () => {
  host.answers(getOfflineCounterReport, [
    { counterman: { name: "" }, total_tickets: 9, total_fares: "90.00" },
  ]);
  openPortal("/offline-counter/report");
  await screen.findByRole("heading", { name: "N/A" });
  expect(screen.getByRole("button", { name: "Shift close" })).toHaveProperty("disabled", true);
});

// @module-tag long
import { screen, waitFor, within } from "@testing-library/react";
import { getOfflineCounterReport, listOfflineCounterDeviceIds, type Schemas } from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { termsIn } from "../portal/reading.ts";

const host = portalHost();

const rows: Schemas["OfflineCounterRow"][] = [
  { counterman: { name: "Karim" }, total_tickets: 1200, total_fares: "30000.10" },
  { counterman: { name: null }, total_tickets: "5", total_fares: 99.2 },
  { counterman: null, total_tickets: 0, total_fares: 0 },
  { total_tickets: 1, total_fares: "0.30" },
];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});

const reports = () => host.asked.filter(({ path }) => path.includes("/reports/"));

const cards = () =>
  screen.getAllByRole("region").map((card) => ({
    title: within(card).getByRole("heading", { level: 2 }).textContent,
    ...termsIn(card),
  }));

const listed = () =>
  within(screen.getByRole("listbox", { name: "Device IDs" }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

async function openFilter(at = "/offline-counter/report") {
  const { user } = openPortal(at);
  await user.click(await screen.findByRole("button", { name: "Filter" }));
  const dialog = await screen.findByRole("dialog", { name: "Filter" });
  return { user, dialog: within(dialog) };
}

describe("the offline counter report", () => {
  it("asks for the running service day and shows one card a row", async () => {
    host.answers(getOfflineCounterReport, rows);
    openPortal("/offline-counter/report");
    await screen.findByRole("heading", { level: 1, name: "Offline Counter Report" });
    await screen.findByRole("heading", { name: "Karim" });
    screen.getByText("1 day: November 21, 2026, until 3:00 AM on November 22, 2026");
    expect(reports()).toEqual([
      {
        method: "GET",
        path: "/api/offline-counter/reports/31",
        query: { from_date: "2026-11-21", to_date: "2026-11-22" },
        headers: { authorization: "Bearer t-1" },
        authorization: "Bearer t-1",
        body: null,
      },
    ]);
    expect(cards()).toEqual([
      { title: "Karim", "Total ticket count": "1,200", "Total ticket amount": "30,000.10" },
      { title: "N/A", "Total ticket count": "5", "Total ticket amount": "99.20" },
      { title: "N/A", "Total ticket count": "0", "Total ticket amount": "0.00" },
      { title: "N/A", "Total ticket count": "1", "Total ticket amount": "0.30" },
    ]);
  });

  it("says above its totals how many rows they leave out, as a figure is no number", async () => {
    host.answers(getOfflineCounterReport, [
      ...rows,
      { counterman: { name: "Jamal" }, total_tickets: "12abc", total_fares: 10 },
      { counterman: { name: "Selim" }, total_tickets: "1,260", total_fares: "1,260.00" },
    ]);
    openPortal("/offline-counter/report");
    const footer = (await screen.findByText("Total Ticket")).closest("dl");
    expect(footer && termsIn(footer)).toEqual({
      "Total Ticket": "1,206",
      "Total Amount": "30,109.60",
    });
    expect(footer?.previousElementSibling?.textContent).toBe("Total, without 2 rows");
    expect(cards().slice(-2)).toEqual([
      { title: "Jamal", "Total ticket count": "N/A", "Total ticket amount": "10.00" },
      { title: "Selim", "Total ticket count": "N/A", "Total ticket amount": "N/A" },
    ]);
  });

  it("totals tickets and amounts exactly in its footer", async () => {
    host.answers(getOfflineCounterReport, rows);
    openPortal("/offline-counter/report");
    const footer = (await screen.findByText("Total Ticket")).closest("dl");
    expect(footer && termsIn(footer)).toEqual({
      "Total Ticket": "1,206",
      "Total Amount": "30,099.60",
    });
  });

  it("without rows says 'No Data' and totals nothing", async () => {
    host.answers(getOfflineCounterReport, []);
    openPortal("/offline-counter/report");
    await screen.findByText("No Data");
    expect([screen.queryByText("Total Ticket"), screen.queryAllByRole("region")]).toEqual([
      null,
      [],
    ]);
  });

  it("before 03:00 is still the report of the day before [S9.3, R18]", async () => {
    at("2026-11-21T02:59:59");
    host.answers(getOfflineCounterReport, rows);
    openPortal("/offline-counter/report");
    await screen.findByText("1 day: November 20, 2026, until 3:00 AM on November 21, 2026");
    await screen.findByRole("heading", { name: "Karim" });
    expect(reports().map(({ query }) => query)).toEqual([
      { from_date: "2026-11-20", to_date: "2026-11-21" },
    ]);
  });
});

describe("its filter", () => {
  beforeEach(() => {
    host.answers(getOfflineCounterReport, rows);
    host.answers(listOfflineCounterDeviceIds, ["POS-1", "POS-2"]);
  });

  it("holds the specification's fields", async () => {
    const { user, dialog } = await openFilter();
    const dates = ["From date", "To date"].map((name) => dialog.getByLabelText(name));
    expect(dates).toMatchObject([
      { value: "21-11-2026", readOnly: true, required: true, placeholder: "DD-MM-YYYY" },
      { value: "22-11-2026", readOnly: true, required: true, placeholder: "DD-MM-YYYY" },
    ]);
    expect(dialog.getByRole("textbox", { name: "Stoppage" })).toHaveProperty("value", "");
    dialog.getByRole("button", { name: "Apply" });
    const devices = dialog.getByRole("combobox", { name: "Device IDs" });
    expect(devices.textContent).toBe("Select a device");
    await user.click(devices);
    await screen.findByRole("option", { name: "POS-2" });
    expect(listed()).toEqual(["Select a device", "POS-1", "POS-2"]);
  });

  it("asks for what it holds, closes, and stands in the address", async () => {
    const { user, dialog } = await openFilter();
    await user.click(dialog.getByRole("button", { name: "Last 7 days" }));
    await user.click(dialog.getByLabelText("Device IDs"));
    await user.click(await screen.findByRole("option", { name: "POS-2" }));
    await user.type(dialog.getByLabelText("Stoppage"), "Gabtoli & co");
    await user.click(dialog.getByRole("button", { name: "Apply" }));
    await screen.findByText(
      "7 days: November 15, 2026 to November 21, 2026, until 3:00 AM on November 22, 2026",
    );
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(reports().map(({ query }) => query)).toEqual([
      { from_date: "2026-11-21", to_date: "2026-11-22" },
      {
        from_date: "2026-11-15",
        to_date: "2026-11-22",
        device_id: "POS-2",
        stoppage: "Gabtoli & co",
      },
    ]);
    expect(page()).toBe(
      "/offline-counter/report?from_date=2026-11-15&to_date=2026-11-22&device_id=POS-2&stoppage=Gabtoli+%26+co",
    );
  });

  it.each([
    ["a blank alone", " ", {}, ""],
    [
      "a blank at its end, as a phone's keyboard adds it",
      "Gabtoli ",
      { stoppage: "Gabtoli" },
      "&stoppage=Gabtoli",
    ],
  ])("takes %s in Stoppage for nothing that was asked for", async (_, typed, fields, entry) => {
    const { user, dialog } = await openFilter();
    await user.click(dialog.getByRole("button", { name: "Yesterday" }));
    await user.type(dialog.getByLabelText("Stoppage"), typed);
    await user.click(dialog.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(reports()).toHaveLength(2));
    const dates = { from_date: "2026-11-20", to_date: "2026-11-21" };
    expect([reports()[1]?.query, page()]).toEqual([
      { ...dates, ...fields },
      `/offline-counter/report?${new URLSearchParams(dates)}${entry}`,
    ]);
  });

  it("left without applying asks for nothing and forgets what was typed", async () => {
    const { user, dialog } = await openFilter();
    await user.type(dialog.getByLabelText("Stoppage"), "Gabtoli");
    await user.click(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBe(null);
    expect([reports().length, page()]).toEqual([1, "/offline-counter/report"]);
    await user.click(screen.getByRole("button", { name: "Filter" }));
    expect(await screen.findByLabelText("Stoppage")).toHaveProperty("value", "");
  });

  it("has an empty list of devices when they cannot be had, and still applies [S8.7]", async () => {
    host.fails(listOfflineCounterDeviceIds, 403);
    const { user, dialog } = await openFilter();
    await user.click(dialog.getByRole("combobox", { name: "Device IDs" }));
    await screen.findByRole("listbox", { name: "Device IDs" });
    expect(listed()).toEqual(["Select a device"]);
    await user.keyboard("{Escape}");
    await user.click(dialog.getByRole("button", { name: "Apply" }));
    await screen.findByRole("heading", { name: "Karim" });
    expect(reports()).toHaveLength(2);
  });

  it("leaves out what names no device, as of sales without one, and a device that is named twice", async () => {
    host.answers(listOfflineCounterDeviceIds, ["", "POS-1", " ", "POS-1", "POS-2"]);
    const { user, dialog } = await openFilter();
    await user.click(dialog.getByRole("combobox", { name: "Device IDs" }));
    await screen.findByRole("option", { name: "POS-2" });
    expect(listed()).toEqual(["Select a device", "POS-1", "POS-2"]);
    await user.click(screen.getByRole("option", { name: "POS-1" }));
    await user.click(dialog.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports()[1]?.query.device_id).toBe("POS-1");
  });

  it("keeps a device that its address asks for though it is not listed", async () => {
    const { user, dialog } = await openFilter("/offline-counter/report?device_id=POS-9");
    expect(dialog.getByLabelText("Device IDs").textContent).toBe("POS-9");
    await user.click(dialog.getByLabelText("Device IDs"));
    const list = within(await screen.findByRole("listbox", { name: "Device IDs" }));
    expect(list.getByRole("option", { selected: true }).textContent).toBe("POS-9");
  });

  it("opens a calendar on its dates, and takes the range that is chosen there in order", async () => {
    const { user, dialog } = await openFilter();
    await user.click(dialog.getByLabelText("From date"));
    const day = (name: RegExp) => dialog.getByRole("button", { name });
    await dialog.findByRole("grid");
    await user.click(day(/^Friday,? (20 November|November 20)/));
    await user.click(day(/^Tuesday,? (17 November|November 17)/));
    expect([
      dialog.getByLabelText<HTMLInputElement>("From date").value,
      dialog.getByLabelText<HTMLInputElement>("To date").value,
    ]).toEqual(["17-11-2026", "20-11-2026"]);
  });
});

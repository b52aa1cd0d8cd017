import { screen, within } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  getToday,
  getTollplazaSummary,
} from "partner-sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { both, dayOf, now, told, water } from "../../home/made-day.ts";
import { module, rowsIn } from "../../home/seen-day.ts";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, rahim, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { cellsIn, termsIn } from "../../portal/reading.ts";

const host = portalHost();
beforeEach(() => at("2026-11-21T10:00:00"));

describe("where the host names its currency", () => {
  const named = { reporting: { currency: "BDT" } };
  const rows = [{ counterman: { name: "Karim" }, total_tickets: 1200, total_fares: "30000.10" }];

  it("the amount of a card has its sign, and the total below", async () => {
    signedIn(host, oneEach, rahim, named);
    host.answers(getOfflineCounterReport, rows);
    openPortal("/offline-counter/report");
    const card = await screen.findByRole("region", { name: "Karim" });
    expect(termsIn(card)).toEqual({
      "Total ticket count": "1,200",
      "Total ticket amount": "৳30,000.10",
    });
    const footer = screen.getByText("Total Ticket").closest("dl");
    expect(footer && termsIn(footer)).toEqual({
      "Total Ticket": "1,200",
      "Total Amount": "৳30,000.10",
    });
  });

  it("a table has its sign in the heads of amounts and before their sums, and in no cell", async () => {
    signedIn(host, oneEach, rahim, named);
    host.answers(getIntracityCounterwiseReport, [
      { counter: { id: 1, name: "Uttara" }, total_tickets: 3, total_fares: "1200.50" },
      { counter: { id: 2, name: "Gabtoli" }, total_tickets: 2, total_fares: "-200" },
    ]);
    openPortal("/intracity/counterwise/report/");
    expect(cellsIn(await screen.findByRole("table"))).toEqual([
      ["Counter", "Tickets", "Fares (৳)"],
      ["Uttara", "3", "1,200.50"],
      ["Gabtoli", "2", "−200.00"],
      ["Total", "5", "৳1,000.50"],
    ]);
  });

  it("the amounts of Home have its sign, and counts have none", async () => {
    at(now);
    const reporting = { ...told.reporting, currency: "BDT" };
    signedIn(host, water, rahim, { ...told, reporting });
    host.answers(getToday, dayOf(both));
    openPortal("/");
    await screen.findByText("৳220.00");
    const rows = rowsIn(await module("Water"));
    expect(rows.map(([name, amount, count]) => [name, amount, count])).toEqual([
      ["Sundarban Navigation", "৳110.00", "11 tickets"],
      ["Parabat", "৳110.00", "11 tickets"],
    ]);
  });

  it("the amounts of the toll plaza's summary have its sign", async () => {
    signedIn(host, oneEach, rahim, named);
    host.answers(getTollplazaSummary, {
      total_entry_count: 3,
      total_entry_amount: 1500,
      total_exited_count: 2,
      total_non_exited_count: 1,
      total_overstay_count: 0,
      total_overstay_amount: 0,
    });
    openPortal("/toll-plaza/dashboard");
    const panel = await screen.findByRole("region", { name: /^Summary - / });
    await within(panel).findByText("Total Entry");
    expect(termsIn(panel)).toEqual({
      "Total Entry": "3",
      "Total Entry Amount": "৳1,500.00",
      "Total Exited": "2",
      "Total Non Exited": "1",
      "Total Overstay": "0",
      "Total Overstay Amount": "৳0.00",
      "Total Amount": "৳1,500.00",
    });
  });
});

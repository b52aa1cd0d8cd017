import { screen } from "@testing-library/react";
import { getTollplazaCollectionReport } from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";

const host = portalHost();

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  const lane = (id: number, entries: string, overstays: string) => ({
    lane: { id, name: `Lane ${id}` },
    vehicle_class: "Bus",
    total_entry_count: 2,
    total_entry_amount: entries,
    total_overstay_count: 1,
    total_overstay_amount: overstays,
  });
  host.answers(getTollplazaCollectionReport, [lane(1, "9000", "1700"), lane(2, "950", "10")]);
});
afterEach(() => vi.unstubAllGlobals());

/** The lists of totals below the rows, the last of which stays in sight. */
const totals = () =>
  [...document.querySelectorAll("dl")]
    .slice(-2)
    .map((list) =>
      [...list.children].map((one) => [...one.children].map((part) => part.textContent)),
    );

it("on a phone, what Home shows stays in sight beside the total that it is a part of", async () => {
  openPortal("/toll-plaza/report");
  await screen.findByRole("heading", { level: 2, name: "Lane 1" });
  expect(totals()).toEqual([
    [
      ["Entries", "4"],
      ["Overstays", "2"],
    ],
    [
      ["Entry amount", "9,950.00"],
      ["Overstay amount", "1,710.00"],
      ["Total Amount", "11,660.00"],
    ],
  ]);
});

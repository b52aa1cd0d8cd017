import { screen, waitFor } from "@testing-library/react";
import {
  type DataOf,
  getIntracityCounterwiseReport,
  getIntracitySummary,
  getOfflineCounterReport,
  getToday,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { companyDay, dayOf, now, told } from "../day/made-day.ts";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, rahim, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn, termsIn } from "../portal/reading.ts";

const host = portalHost();
const route = "/intracity/counterwise/report/";
const asked = () => host.asked.filter(({ path }) => path === "/api/today").length;
const compared = "Compared with 1 day: November 14, 2026, until 3:00 AM on November 15, 2026.";
const goesOn = "This range goes on until 3:00 AM on November 22, 2026, so";

/** On the day that is compared, the sixteen tickets and 160.00 that the host tells of it. */
function sells(name: string, count: number, amount: number) {
  return { counter: { id: name, name }, total_tickets: count, total_fares: amount };
}

const rows = (from: string | undefined): DataOf<typeof getIntracityCounterwiseReport> =>
  from === "2026-11-21"
    ? [sells("Uttara", 11, 110)]
    : [sells("Uttara", 10, 99.5), sells("Gabtoli", 6, 60.5)];

beforeEach(() => {
  at(now);
  host.answers(getIntracityCounterwiseReport, ({ query }) => rows(query.from_date));
  host.answers(getToday, dayOf([companyDay("intracity", 11), companyDay("offline_counter", 31)]));
});
afterEach(() => vi.unstubAllGlobals());

describe("the running day in a report", () => {
  it("is compared up to the same hour in a sum of its own", async () => {
    signedIn(host, oneEach, rahim, told);
    openPortal(`${route}?compare=week`);
    await screen.findByRole("rowheader", { name: "Until 2:00 PM" });
    screen.getByText(`${compared} ${goesOn} only the same hours have percentages.`);
    expect(cellsIn(screen.getByRole("table")).slice(-2)).toEqual([
      [...["Until 2:00 PM", "10", "8", "+2 (+25.0%)"], ...["100.00", "80.00", "+20.00 (+25.0%)"]],
      ["Total", "11", "16", "-5", "110.00", "160.00", "-50.00"],
    ]);
    expect(asked()).toBe(1);
  });

  it("keeps the place of that sum while it is on its way", async () => {
    signedIn(host, oneEach, rahim, told);
    const answer = host.holds(getToday, dayOf([companyDay("intracity", 11)]));
    openPortal(`${route}?compare=week`);
    await screen.findByRole("rowheader", { name: "Until the same hour" });
    screen.getByText(`${compared} ${goesOn} percentages are left out.`);
    answer();
    await screen.findByRole("rowheader", { name: "Until 2:00 PM" });
  });

  it("is compared in a line above the totals of a phone, once it is told", async () => {
    const listen = () => {};
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: listen,
      removeEventListener: listen,
    }));
    signedIn(host, oneEach, rahim, told);
    const answer = host.holds(getToday, dayOf([companyDay("intracity", 11)]));
    openPortal(`${route}?compare=week`);
    await screen.findByText(`${compared} ${goesOn} percentages are left out.`);
    expect(screen.queryByText(/same hour/)).toBe(null);
    answer();
    await screen.findByText(
      "Against last Saturday until 2:00 PM: Tickets +2 (+25.0%), Fares +20.00 (+25.0%)",
    );
  });

  it("of a summary is compared beside its figures, without being asked to", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getIntracitySummary, ({ query }) => {
      const [count, amount] = query.from_date === "2026-11-21" ? [11, 110] : [16, 160];
      const date = query.from_date ?? "";
      const figures = { total_trips: 3, total_tickets: count, total_fares: amount };
      return { totals: figures, days: [{ date, ...figures }] };
    });
    openPortal("/intracity/summary");
    await screen.findAllByText("until 2:00 PM");
    const [figures] = screen
      .getAllByRole("term")
      .flatMap((term) => (term.textContent === "Trips" ? [term.closest("dl")] : []));
    expect([...(figures?.querySelectorAll("dd") ?? [])].map((one) => one.textContent)).toEqual([
      ...["3", "0 so far vs. the same weekday a week earlier"],
      ...["11", "+2 (+25.0%) vs. last Saturday until 2:00 PM"],
      ...["110.00", "+20.00 (+25.0%) vs. last Saturday until 2:00 PM"],
    ]);
  });

  it("is compared whole where the rows are not all that the module took", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getIntracityCounterwiseReport, ({ query }) => rows(query.from_date).slice(0, 1));
    openPortal(`${route}?compare=week`);
    await screen.findByText(`${compared} ${goesOn} percentages are left out.`);
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.getAllByRole("row").map((row) => row.firstElementChild?.textContent)).toEqual([
      ...["Counter", "Uttara", "Total"],
    ]);
  });

  it.each([
    ["the host does not tell it", `${route}?compare=week`, {}],
    ["another day is compared", `${route}?compare=before`, told],
    ["the day is over", `${route}?from_date=2026-11-20&to_date=2026-11-21&compare=week`, told],
    ["nothing is compared", route, told],
  ])("is not asked for where %s", async (_, address, more) => {
    signedIn(host, oneEach, rahim, more);
    openPortal(address);
    await screen.findByRole("rowheader", { name: "Uttara" });
    if (address.includes("compare")) await screen.findByText(/^Compared with/);
    expect(asked()).toBe(0);
  });

  it("is not asked for where the report is narrowed", async () => {
    signedIn(host, oneEach, rahim, told);
    host.answers(getOfflineCounterReport, [
      { counterman: { name: "Karim" }, total_tickets: 16, total_fares: 160 },
    ]);
    openPortal("/offline-counter/report?stoppage=Gabtoli&compare=week");
    await screen.findByText(/^Compared with/);
    expect(asked()).toBe(0);
    expect(termsIn(screen.getByRole("main"))["Total Ticket before"]).toBe("16");
  });
});

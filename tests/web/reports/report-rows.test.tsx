import { screen, waitFor, within } from "@testing-library/react";
import {
  getCounterwiseTicketingVehicleCounters,
  getCounterwiseTicketingVehiclewiseReport,
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
} from "partner-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, page, signedIn } from "../portal/open-portal.tsx";
import { portalHost } from "../portal/portal-host.ts";
import { cellsIn, termsIn } from "../portal/reading.ts";
import { seeTheEnd, watching, watchTheEnd } from "./seen-end.ts";

const host = portalHost();
const report = "/intracity/counterwise/report/";
const table = () => screen.findByRole("table", { name: "Counter Wise Report" });
const counters = [
  { counter: { id: 1, name: "Uttara" }, total_tickets: 45, total_fares: "1000.10" },
  { counter: { id: 2, name: "Gabtoli" }, total_tickets: 9, total_fares: "22137.20" },
  { counter: { id: 3, name: "Banani" }, total_tickets: 100, total_fares: "5.05" },
];

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});
afterEach(() => vi.unstubAllGlobals());

describe("the head of a table", () => {
  it("sorts by each column, says so, and turns round when it is pressed again", async () => {
    host.answers(getIntracityCounterwiseReport, counters);
    const { user } = openPortal(report);
    const shown = async () => {
      const heads = within(await table()).getAllByRole("columnheader");
      const names = within(await table())
        .getAllByRole("rowheader")
        .slice(0, 3);
      return [
        heads.map((head) => head.getAttribute("aria-sort")),
        names.map(({ textContent }) => textContent),
      ];
    };
    expect(await shown()).toEqual([
      [null, null, "descending"],
      ["Gabtoli", "Uttara", "Banani"],
    ]);
    await user.click(screen.getByRole("button", { name: "Tickets" }));
    expect(await shown()).toEqual([
      [null, "descending", null],
      ["Banani", "Uttara", "Gabtoli"],
    ]);
    await user.click(screen.getByRole("button", { name: "Tickets" }));
    expect(await shown()).toEqual([
      [null, "ascending", null],
      ["Gabtoli", "Uttara", "Banani"],
    ]);
    await user.click(screen.getByRole("button", { name: "Counter" }));
    expect(await shown()).toEqual([
      ["ascending", null, null],
      ["Banani", "Gabtoli", "Uttara"],
    ]);
  });
});

describe("a search", () => {
  it("leaves the rows that match, keeps the totals, and shows the subtotal apart", async () => {
    host.answers(getIntracityCounterwiseReport, counters);
    const { user } = openPortal(report);
    await table();
    expect(screen.getByText("3 rows")).toBe(screen.getAllByRole("status").at(-1));
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "an");
    await screen.findByText("1 of 3 rows", { selector: "p" });
    expect(cellsIn(await table())).toEqual([
      ["Counter", "Tickets", "Fares"],
      ["Banani", "100", "5.05"],
      ["1 of 3 rows", "100", "5.05"],
      ["Total", "154", "23,142.35"],
    ]);
  });

  it("that leaves nothing can be cleared", async () => {
    host.answers(getIntracityCounterwiseReport, counters);
    const { user } = openPortal(report);
    await table();
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "nowhere");
    await screen.findByText("No rows match");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(within(await table()).getAllByRole("rowheader")).toHaveLength(4);
  });

  it("in the offline counter's cards keeps the footer's totals", async () => {
    host.answers(getOfflineCounterReport, [
      { counterman: { name: "Karim" }, total_tickets: 2, total_fares: "20.50" },
      { counterman: {}, total_tickets: 3, total_fares: "30.25" },
    ]);
    const { user } = openPortal("/offline-counter/report");
    await screen.findByRole("heading", { level: 2, name: "Karim" });
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "n/a");
    await screen.findByText("1 of 2 rows, Total Ticket: 3, Total Amount: 30.25");
    expect(termsIn(document.body)).toEqual({
      "Total ticket count": "3",
      "Total ticket amount": "30.25",
      "Total Ticket": "5",
      "Total Amount": "50.75",
    });
  });
});

describe("many rows", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    counter: { id: index, name: `Counter ${index}` },
    total_tickets: index,
    total_fares: `${index}.01`,
  }));

  it("are in the page only where they are seen, and counted for those who do not see them [R20]", async () => {
    host.answers(getIntracityCounterwiseReport, many);
    openPortal(report);
    const rows = within(await table()).getAllByRole("row");
    expect(screen.getByText("10,000 rows")).toBe(screen.getAllByRole("status").at(-1));
    expect(rows.length).toBeLessThan(100);
    expect((await table()).getAttribute("aria-rowcount")).toBe("10002");
    expect(rows.slice(0, 3).map((row) => row.getAttribute("aria-rowindex"))).toEqual([
      "1",
      "2",
      "3",
    ]);
    expect(rows.at(-1)?.getAttribute("aria-rowindex")).toBe("10002");
    expect(cellsIn(await table()).at(-1)).toEqual(["Total", "49,995,000", "49,995,100.00"]);
  });

  it("have columns as wide as what stands in them", async () => {
    host.answers(getIntracityCounterwiseReport, many);
    openPortal(report);
    const columns = [...(await table()).querySelectorAll<HTMLElement>("col")];
    // 'Counter 49', 'Tickets' with two more for the arrow, and '49.01' with four for a sum; each has three for its padding, and a capital counts a quarter more.
    expect(columns.map(({ style }) => Math.round(Number.parseFloat(style.width)))).toEqual([
      35, 33, 32,
    ]);
  });

  it("are gone through by keyboard, to the last and back", async () => {
    host.answers(getIntracityCounterwiseReport, many);
    const { user } = openPortal(report);
    const [, first] = within(await table()).getAllByRole("row");
    first?.focus();
    const reached = () => document.activeElement?.getAttribute("aria-rowindex");
    const walk = [];
    for (const key of [
      "ArrowDown",
      "ArrowDown",
      "ArrowUp",
      "PageDown",
      "End",
      "ArrowDown",
      "Home",
    ]) {
      await user.keyboard(`{${key}}`);
      walk.push(reached());
    }
    expect(walk).toEqual(["3", "4", "3", "13", "10001", "10001", "2"]);
  });

  it("keep one row for the Tab key when the row that had it is scrolled away", async () => {
    host.answers(getIntracityCounterwiseReport, many);
    openPortal(report);
    const [, body] = within(await table()).getAllByRole("rowgroup");
    if (!body) throw new Error("The table has no body");
    const reachable = () =>
      [...body.querySelectorAll('[tabindex="0"]')].map((row) => row.getAttribute("aria-rowindex"));
    expect(reachable()).toEqual(["2"]);
    vi.spyOn(body, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -100_000, 800, 400_000));
    dispatchEvent(new Event("scroll"));
    await waitFor(() => expect(body.querySelector('[aria-rowindex="2"]')).toBe(null));
    const nearest = body.querySelector("[data-row]")?.getAttribute("aria-rowindex");
    expect(reachable()).toEqual([nearest]);
  });
});

it("a row's link is opened with Enter", async () => {
  host.answers(getCounterwiseTicketingVehiclewiseReport, [
    {
      vehicle: { id: 5, registration_number: "DHK-1", kind: "Bus", status: "active" },
      total_trips: 1,
      total_tickets: 2,
      total_fares: "3.00",
    },
  ]);
  const { user } = openPortal("/counterwise-ticketing/vehiclewise/report/");
  const [, row] = within(
    await screen.findByRole("table", { name: "Vehicle Wise Report" }),
  ).getAllByRole("row");
  row?.focus();
  host.fails(getCounterwiseTicketingVehicleCounters, 404);
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(page()).toBe(
      "/counterwise-ticketing/counter-wise-details/5?from_date=2026-11-21&to_date=2026-11-22",
    ),
  );
});

describe("on a narrow screen", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }));
  });

  it("rows are cards, sorted by a choice", async () => {
    host.answers(getIntracityCounterwiseReport, counters);
    const { user } = openPortal(report);
    const names = () =>
      screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await screen.findByRole("heading", { level: 2, name: "Uttara" });
    expect(screen.queryByRole("table")).toBe(null);
    expect(names()).toEqual(["Gabtoli", "Uttara", "Banani"]);
    await user.selectOptions(screen.getByLabelText("Sort by"), "Tickets");
    expect(names()).toEqual(["Banani", "Uttara", "Gabtoli"]);
    await user.selectOptions(screen.getByLabelText("Sort by"), "Smallest first");
    expect(names()).toEqual(["Gabtoli", "Uttara", "Banani"]);
    expect(termsIn(document.body)).toMatchObject({ Tickets: "154", Fares: "23,142.35" });
  });

  it("as many cards as the screen may show come first, the others when their end is near", async () => {
    watchTheEnd();
    vi.stubGlobal("innerHeight", 740);
    const many = Array.from({ length: 220 }, (_, at) => ({
      counter: { id: at, name: `Counter ${at}` },
      total_tickets: 1,
      total_fares: "10.00",
    }));
    host.answers(getIntracityCounterwiseReport, many);
    openPortal(report);
    await screen.findByRole("heading", { level: 2, name: "Counter 0" });
    const count = () => screen.getAllByRole("heading", { level: 2 }).length;
    expect(count()).toBe(13);
    expect(termsIn(document.body)).toMatchObject({ Tickets: "220", Fares: "2,200.00" });
    seeTheEnd();
    expect(count()).toBe(113);
    seeTheEnd();
    expect(count()).toBe(213);
    seeTheEnd();
    expect(count()).toBe(220);
    expect(watching.size).toBe(0);
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import { beforeEach, expect, it } from "vitest";
import { chooseNumbers } from "web/i18n/numbers/number-choice.ts";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { termsIn } from "../../portal/reading.ts";
import { counters, openCounters } from "../opened-counters.ts";

const host = portalHost();

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
});

it("paper has all rows, the sums and the stamp, and is gone after printing", async () => {
  const { user } = await openCounters(host);
  const printed: string[][] = [];
  const titles = [document.title];
  let head: string[] = [];
  window.print = () => {
    const page = document.querySelector<HTMLElement>("[data-print]");
    if (!page) return;
    const rows = within(page).getAllByRole("row", { hidden: true });
    printed.push(...rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
    head = [page.querySelector("h1"), page.querySelector("p")].map(
      (part) => part?.textContent ?? "",
    );
    expect(termsIn(page)).toEqual({
      Filter: "None",
      Fetched: "21.11.2026 10:00 AM",
      Rows: "2",
      "Control total": "Fares 23,137.30",
    });
    titles.push(document.title);
  };
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Print" }));
  expect(printed).toEqual([
    ["Counter", "Tickets", "Fares"],
    ["Gabtoli", "9", "22,137.20"],
    ["Uttara", "45", "1,000.10"],
    ["Total", "54", "23,137.30"],
  ]);
  const days = "1 day: November 21, 2026, until 3:00 AM on November 22, 2026";
  expect(head).toEqual(["Counter Wise Report", `Dhaka Chaka · Intracity · ${days}`]);
  window.dispatchEvent(new Event("afterprint"));
  await waitFor(() => expect(document.querySelector("[data-print]")).toBe(null));
  const title = "Counter Wise Report · Partner portal";
  await waitFor(() => expect(document.title).toBe(title));
  expect(titles).toEqual([title, `Dhaka Chaka · Intracity · Counter Wise Report · ${days}`]);
});

it("paper has the digits and the grouping of the screen", async () => {
  chooseNumbers({ digits: "bengali", grouping: "lakh" });
  host.answers(getIntracityCounterwiseReport, [
    { counter: { id: 1, name: "গাবতলী 2" }, total_tickets: 123456, total_fares: "1234567.50" },
  ]);
  openPortal("/intracity/counterwise/report/");
  await screen.findByText("গাবতলী 2");
  window.dispatchEvent(new Event("beforeprint"));
  await waitFor(() => expect(document.querySelector("[data-print]")).not.toBe(null));
  const rows = [...document.querySelectorAll("[data-print] tbody tr")];
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["গাবতলী 2", "১,২৩,৪৫৬", "১২,৩৪,৫৬৭.৫০"],
    ["Total", "১,২৩,৪৫৬", "১২,৩৪,৫৬৭.৫০"],
  ]);
  chooseNumbers({ digits: "latin", grouping: "thousands" });
});

it("paper has the per cents of the sums", async () => {
  at("2026-11-22T10:00:00");
  host.answers(getIntracityCounterwiseReport, ({ query }) =>
    query.from_date === "2026-11-21" ? counters : counters.slice(1),
  );
  openPortal("/intracity/counterwise/report/?from_date=2026-11-21&to_date=2026-11-22&compare=1");
  await screen.findByText(/^Compared with/);
  window.dispatchEvent(new Event("beforeprint"));
  const last = [...document.querySelectorAll("[data-print] tr")].at(-1);
  expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...["Total", "54", "9", "▲ 45", "▲ 500.0%"],
    ...["23,137.30", "22,137.20", "▲ 1,000.10", "▲ 4.5%"],
  ]);
});

it("the browser's own print has the rows too", async () => {
  await openCounters(host);
  window.dispatchEvent(new Event("beforeprint"));
  expect(document.querySelector("[data-print] h1")?.textContent).toBe("Counter Wise Report");
});

it("a call list has who is still inside, the oldest first whatever the order, and room to write", async () => {
  const inside = (registration_number: string, inside_minutes: number) => ({
    registration_number,
    vehicle_class: "Truck",
    lane: { id: 1, name: "Lane 1" },
    entered_at: "2026-11-21T03:10:00Z",
    inside_minutes,
  });
  host.answers(listTollplazaNonExitedVehicles, [inside("DHK-2", 20), inside("DHK-1", 90)]);
  const { user } = openPortal("/toll-plaza/non-exited-vehicle-list");
  const table = await screen.findByRole("table", { name: "Non Exited" });
  await user.click(within(table).getByRole("button", { name: "Registration number" }));
  await user.click(within(table).getByRole("button", { name: "Registration number" }));
  let paper: string[][] = [];
  let title: string | undefined;
  window.print = () => {
    title = document.querySelector("[data-print] h1")?.textContent;
    paper = [...document.querySelectorAll("[data-print] tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
  };
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Call list" }));
  const head = ["Registration number", "Vehicle class", "Lane", "Entered", "Time inside"];
  expect(title).toBe("Call list, Non Exited");
  expect(paper.map((row) => row.filter((_, at) => at !== 3))).toEqual([
    [...head.filter((_, at) => at !== 3), "Called at", "Note"],
    ["DHK-1", "Truck", "Lane 1", "1 h 30 min", "", ""],
    ["DHK-2", "Truck", "Lane 1", "20 min", "", ""],
  ]);
});

it("a shift is closed of one range alone", async () => {
  host.answers(getIntracityCounterwiseReport, counters);
  const buttons = async (path: string, words: RegExp) => {
    const { close } = openPortal(path);
    await screen.findByText(words);
    const actions = screen.getByRole("button", { name: "Export" }).parentElement;
    const titles = [...(actions?.querySelectorAll("button") ?? [])].map((one) => one.textContent);
    close();
    return titles.map((title) => title?.trim());
  };
  const route = "/intracity/counterwise/report/";
  expect(await buttons(route, /2 rows/)).toEqual(["Filter", "Shift close", "Share", "Export"]);
  const over = "from_date=2026-11-02&to_date=2026-11-03";
  expect(await buttons(`${route}?${over}&compare=1`, /^Compared with/)).toEqual([
    "Filter",
    "Share",
    "Export",
  ]);
});

it.each([
  [
    "/offline-counter/report",
    getOfflineCounterReport,
    [
      { counterman: { name: "Karim" }, total_tickets: 2, total_fares: "20.50" },
      { counterman: { name: "Shilpi" }, total_tickets: 3, total_fares: "30.25" },
    ],
    [
      ["Karim", "2", "20.50"],
      ["Shilpi", "3", "30.25"],
    ],
    ["Signature of the counterman"],
  ],
  [
    "/intracity/counterwise/report/",
    getIntracityCounterwiseReport,
    counters,
    [
      ["Gabtoli", "9", "22,137.20"],
      ["Uttara", "45", "1,000.10"],
    ],
    ["Handed over by", "Signature"],
  ],
])(
  "a shift of %s is closed with a sheet for each row",
  async (route, operation, rows, sheets, lines) => {
    host.answers(operation, rows as []);
    const { user } = openPortal(route);
    await screen.findByText(/^2 rows$/);
    let pages: (string | null)[][] = [];
    let title = "";
    window.print = () => {
      title = document.title;
      pages = [...document.querySelectorAll("[data-print] section")].map((section) =>
        [...section.querySelectorAll("h1, td, div > div")].map(({ textContent }) => textContent),
      );
    };
    await user.click(screen.getByRole("button", { name: "Shift close" }));
    await user.click(await screen.findByRole("button", { name: "Print all 2 sheets" }));
    const written = ["Cash counted", "Difference", ...lines, "Signature of the cashier"];
    expect(pages).toEqual(sheets.map((sheet) => [...sheet, ...written]));
    expect(title).toMatch(/ · Shift close, [A-Z].* Report · 1 day: November 21, 2026/);
  },
);

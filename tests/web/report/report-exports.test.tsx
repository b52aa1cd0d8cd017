import { screen, waitFor, within } from "@testing-library/react";
import {
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  listIntracityVehicles,
  listTollplazaNonExitedVehicles,
} from "partner-sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { at } from "../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../portal/open-portal.tsx";
import { partnerHost } from "../portal/partner-host.ts";
import { termsIn } from "../portal/reading.ts";

const host = partnerHost();
const saved: { name: string; file: Blob }[] = [];
const files = new Map<string, Blob>();

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  saved.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    const address = `blob:${files.size}`;
    files.set(address, file as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file });
  });
});
afterEach(() => vi.restoreAllMocks());

const counters = [
  { counter: { id: 1, name: "Uttara" }, total_tickets: 45, total_fares: "1000.10" },
  { counter: { id: 2, name: "Gabtoli" }, total_tickets: 9, total_fares: "22137.20" },
];

async function openReport() {
  host.answers(getIntracityCounterwiseReport, counters);
  const opened = openPortal("/intracity/counterwise/report/");
  await screen.findByRole("table", { name: "Counter Wise Report" });
  return opened;
}

it("what is shown is saved as CSV, in its order and with its stamp", async () => {
  const { user } = await openReport();
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("counter-wise-report_dhaka-chaka_2026-11-21.csv");
  expect((await saved[0]?.file.text())?.split("\r\n")).toEqual([
    expect.stringMatching(/^\uFEFF?Counter,Tickets,Fares$/),
    "Gabtoli,9,22137.20",
    "Uttara,45,1000.10",
    "",
    "Company,Dhaka Chaka",
    'Range,"1 day: November 21, 2026, until 3:00 AM on November 22, 2026"',
    "Filter,None",
    "Fetched,21.11.2026 10:00 AM",
    "Rows,2",
    'Control total,"Fares 23,137.30"',
    "",
  ]);
});

it("a search is said in the stamp, with how many rows it left", async () => {
  const { user } = await openReport();
  await user.type(screen.getByRole("searchbox"), "utt");
  await screen.findByText("1 of 2 rows", { selector: "p" });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.file.text();
  expect(text?.split("\r\n").slice(1)).toEqual(
    expect.arrayContaining([
      "Uttara,45,1000.10",
      "Filter,Search: utt",
      "Rows,1 of 2",
      'Control total,"Fares 1,000.10"',
    ]),
  );
  expect(text).not.toContain("Gabtoli");
});

it("the rows of a long report are counted in the stamp as they are on the screen", async () => {
  const many = Array.from({ length: 1234 }, (_, at) => ({
    counter: { id: at, name: `Counter ${at}` },
    total_tickets: 1,
    total_fares: 2,
  }));
  host.answers(getIntracityCounterwiseReport, many);
  const { user } = openPortal("/intracity/counterwise/report/");
  await screen.findByText("1,234 rows");
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.file.text())?.split("\r\n")).toContain('Rows,"1,234"');
});

it("what is chosen and compared with is said in the stamp", async () => {
  const stampOf = async (path: string, words: RegExp) => {
    saved.length = 0;
    const { user, close } = openPortal(path);
    await screen.findByText(words);
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(screen.getByRole("button", { name: "CSV" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    close();
    return (await saved[0]?.file.text())?.split("\r\n");
  };
  host.answers(listIntracityVehicles, [
    {
      id: 1,
      registration_number: "DHK-1",
      kind: "Bus",
      capacity: 40,
      route: "Gabtoli",
      status: "idle",
    },
  ]);
  expect(await stampOf("/intracity/vehicle/report/?status=idle&capacity=40", /1 of 1/)).toContain(
    'Filter,"Status: Idle, Capacity: 40 or more"',
  );
  host.answers(getIntracityCounterwiseReport, counters);
  const compared = await stampOf("/intracity/counterwise/report/?compare=1", /^Compared with/);
  expect(compared).toContain(
    'Note,"This range goes on until 3:00 AM on November 22, 2026, so percentages are left out."',
  );
  expect(compared).toContain(
    'Compared with,"1 day: November 20, 2026, until 3:00 AM on November 21, 2026"',
  );
});

it("the menu is left with Escape, and gives the focus back", async () => {
  const { user } = await openReport();
  const trigger = screen.getByRole("button", { name: "Export" });
  await user.click(trigger);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "CSV" }));
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Print" }));
  await user.keyboard("{Escape}");
  expect([document.activeElement, trigger.getAttribute("aria-expanded")]).toEqual([
    trigger,
    "false",
  ]);
});

it("nothing is exported while there is nothing to export", async () => {
  host.answers(listIntracityVehicles, []);
  openPortal("/intracity/vehicle/report/");
  await screen.findByText("No Data");
  expect((screen.getByRole("button", { name: "Export" }) as HTMLButtonElement).disabled).toBe(true);
});

it("paper has all rows, the sums and the stamp, and is gone after printing", async () => {
  const { user } = await openReport();
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
  await user.click(screen.getByRole("button", { name: "Print" }));
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

it("paper has the per cents of the sums", async () => {
  at("2026-11-22T10:00:00");
  host.answersTo(getIntracityCounterwiseReport, ({ query }) =>
    query.from_date === "2026-11-21" ? counters : counters.slice(1),
  );
  openPortal("/intracity/counterwise/report/?from_date=2026-11-21&to_date=2026-11-22&compare=1");
  await screen.findByText(/^Compared with/);
  window.dispatchEvent(new Event("beforeprint"));
  const last = [...document.querySelectorAll("[data-print] tr")].at(-1);
  expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...["Total", "54", "9", "+45", "+500.0%"],
    ...["23,137.30", "22,137.20", "+1,000.10", "+4.5%"],
  ]);
});

it("the browser's own print has the rows too", async () => {
  await openReport();
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
  await user.click(screen.getByRole("button", { name: "Call list" }));
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
  const items = async (path: string, words: RegExp) => {
    const { user, close } = openPortal(path);
    await screen.findByText(words);
    await user.click(screen.getByRole("button", { name: "Export" }));
    const list = screen.getByRole("button", { name: "CSV" }).closest("ul");
    const titles = [...(list?.children ?? [])].map(({ textContent }) => textContent);
    close();
    return titles;
  };
  const route = "/intracity/counterwise/report/";
  const always = ["CSV", "Excel (XLSX)", "Print"];
  expect(await items(route, /2 rows/)).toEqual([...always, "Shift close"]);
  expect(await items(`${route}?compare=1`, /^Compared with/)).toEqual(always);
});

it.each([
  [
    "/offline-counter/report",
    getOfflineCounterReport,
    [
      { counterman: { name: "Karim" }, total_tickets: 2, total_fares: "20.50" },
      { counterman: {}, total_tickets: 3, total_fares: "30.25" },
    ],
    [
      ["Karim", "2", "20.50"],
      ["N/A", "3", "30.25"],
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
    await user.click(screen.getByRole("button", { name: "Export" }));
    await user.click(screen.getByRole("button", { name: "Shift close" }));
    const written = ["Cash counted", "Difference", ...lines, "Signature of the cashier"];
    expect(pages).toEqual(sheets.map((sheet) => [...sheet, ...written]));
    expect(title).toMatch(/ · Shift close, [A-Z].* Report · 1 day: November 21, 2026/);
  },
);

import { screen, waitFor, within } from "@testing-library/react";
import { getOfflineCounterReport } from "partner-sdk";
import { beforeEach, expect, it } from "vitest";
import { at } from "../../portal/clock.ts";
import { oneEach, openPortal, signedIn } from "../../portal/open-portal.tsx";
import { portalHost } from "../../portal/portal-host.ts";
import { termsIn } from "../../portal/reading.ts";

const host = portalHost();
let sheets: (string | null)[] = [];
let cover: HTMLElement | null = null;

beforeEach(() => {
  at("2026-11-21T10:00:00");
  signedIn(host, oneEach);
  sheets = [];
  cover = null;
  window.print = () => {
    const page = document.querySelector("[data-print] h1")?.parentElement;
    cover = page?.matches("section") ? null : (page?.cloneNode(true) as HTMLElement);
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

const nobody = { counterman: null, total_tickets: 9, total_fares: "1240.00" };
const nothing = { counterman: { name: "Shilpi" }, total_tickets: 4, total_fares: "0.00" };

const printAll = (name: string) => screen.findByRole("button", { name });
const coverLines = () =>
  [...(cover?.querySelectorAll("tr") ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

async function openDialog(rows: object[]) {
  host.answers(getOfflineCounterReport, rows as []);
  const opened = openPortal("/offline-counter/report");
  await screen.findByText(/^\d+ rows$/);
  await opened.user.click(screen.getByRole("button", { name: "Shift close" }));
  const dialog = await screen.findByRole("dialog", { name: "Shift close" });
  await within(dialog).findAllByRole("option");
  return { ...opened, dialog };
}

it("what names nobody has a sheet too, which is told apart, and all sheets add up to the report", async () => {
  const { user, dialog } = await openDialog([nobody, ...countermen(2)]);
  expect(termsIn(dialog)).toEqual({
    "2 sheets": "31.00",
    "1 sheet without a name": "1,240.00",
    Total: "1,271.00",
  });
  const options = within(dialog).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "N/A1,240.00",
    "Karim 110.50",
    "Karim 220.50",
  ]);
  await user.click(await printAll("Print all 3 sheets"));
  expect([sheets, cover?.querySelector("h1")?.textContent, coverLines()]).toEqual([
    ["N/A", "Karim 1", "Karim 2"],
    "Cover sheet",
    [
      ["", "Total Ticket", "Total Amount"],
      ["2 sheets", "2", "31.00"],
      ["1 sheet without a name", "9", "1,240.00"],
      ["Total", "11", "1,271.00"],
    ],
  ]);
  const [first] = [...document.querySelectorAll<HTMLElement>("[data-print] section")];
  const lines = [...(first?.querySelectorAll("div > div") ?? [])];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Cash counted",
    "Difference",
    "Handed over by",
    "Signature",
    "Signature of the cashier",
  ]);
});

it("what names nobody is printed alone as well, without a cover", async () => {
  const { user } = await openDialog([nobody, ...countermen(1)]);
  await user.click(await screen.findByRole("option", { name: /^N\/A/ }));
  await waitFor(() => expect(sheets).toEqual(["N/A"]));
  expect(cover).toBe(null);
});

it("a shift of nobody is closed with one sheet", async () => {
  host.answers(getOfflineCounterReport, [nobody]);
  const { user } = openPortal("/offline-counter/report");
  await screen.findByRole("heading", { name: "N/A" });
  await user.click(screen.getByRole("button", { name: "Shift close" }));
  expect([sheets, cover]).toEqual([["N/A"], null]);
});

it("sheets of 0.00 are left out until they are wanted, and what they count is told", async () => {
  const { user, dialog } = await openDialog([...countermen(2), nothing]);
  expect(termsIn(dialog)).toEqual({
    "2 sheets": "31.00",
    "1 of 0.00 without a sheet": "0.00",
    Total: "31.00",
  });
  const tick = within(dialog).getByRole<HTMLInputElement>("checkbox", {
    name: "Sheets of 0.00 too",
    description: "Otherwise, 1 sheet is left out.",
  });
  expect(tick.checked).toBe(false);
  await user.click(await printAll("Print all 2 sheets"));
  expect([sheets, coverLines()]).toEqual([
    ["Karim 1", "Karim 2"],
    [
      ["", "Total Ticket", "Total Amount"],
      ["2 sheets", "2", "31.00"],
      ["1 of 0.00 without a sheet", "4", "0.00"],
      ["Total", "6", "31.00"],
    ],
  ]);
  window.dispatchEvent(new Event("afterprint"));
  await user.click(screen.getByRole("button", { name: "Shift close" }));
  await user.click(await screen.findByRole("checkbox", { name: "Sheets of 0.00 too" }));
  await user.click(await printAll("Print all 3 sheets"));
  expect([sheets, coverLines().slice(1)]).toEqual([
    ["Karim 1", "Karim 2", "Shilpi"],
    [
      ["3 sheets", "6", "31.00"],
      ["Total", "6", "31.00"],
    ],
  ]);
});

it("a shift in which nobody took anything is closed for the chosen person", async () => {
  const { user } = await openDialog([nothing, { ...nothing, counterman: { name: "Rahim" } }]);
  expect(await printAll("Print all 0 sheets")).toHaveProperty("disabled", true);
  await user.click(await screen.findByRole("option", { name: /^Rahim/ }));
  await waitFor(() => expect(sheets).toEqual(["Rahim"]));
});

it("what a search leaves out has no sheet, and is told with its sum", async () => {
  host.answers(getOfflineCounterReport, [nobody, ...countermen(2)]);
  const { user } = openPortal("/offline-counter/report");
  await screen.findByRole("heading", { name: "Karim 1" });
  await user.type(screen.getByRole("searchbox"), "karim");
  await screen.findByText("2 of 3 rows");
  await user.click(screen.getByRole("button", { name: "Shift close" }));
  await user.click(await printAll("Print all 2 sheets"));
  expect([sheets, cover?.querySelector("h1")?.textContent, coverLines().slice(1)]).toEqual([
    ["Karim 1 (Search: karim)", "Karim 2 (Search: karim)"],
    "Cover sheet (Search: karim)",
    [
      ["2 sheets", "2", "31.00"],
      ["1 without a sheet, not found by the search", "9", "1,240.00"],
      ["Total", "11", "1,271.00"],
    ],
  ]);
});

it("one row that a search leaves is no whole shift: its dialog says what has no sheet", async () => {
  host.answers(getOfflineCounterReport, [nobody, ...countermen(1)]);
  const { user } = openPortal("/offline-counter/report");
  await user.type(await screen.findByRole("searchbox"), "karim");
  await screen.findByText("1 of 2 rows");
  await user.click(screen.getByRole("button", { name: "Shift close" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Shift close" }));
  await dialog.findByText("1 without a sheet, not found by the search");
  expect(sheets).toEqual([]);
});

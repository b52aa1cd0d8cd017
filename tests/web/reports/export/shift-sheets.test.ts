import { reportingClock } from "machines/time/reporting-clock";
import { expect, it } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import { shiftSheets } from "web/reports/export/shift-sheets.ts";

const clock = reportingClock("Asia/Dhaka");
const reports = catalogue.flatMap(({ screens }) =>
  screens.flatMap((screen) => (screen.kind === "report" && screen.shiftClose ? [screen] : [])),
);

/** In poisha: a sum of floating numbers is not exact. */
const poisha = [1050, 0, 124_000, 30, -75, 0, 7, 1_000_000_000_001];
const named = [1, 2, 3, 4, 5, 6, 8];
const money = (amount: number) => (amount / 100).toFixed(2);
const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
const shown = (amount: number) =>
  money(amount).replace(/\B(?=(\d{3})+(?!\d))/g, (_, __, at) => (at > 0 ? "," : ""));

it.each(reports)("the parts of a shift of $route add up to its report, to the cent", (report) => {
  const [name] = report.columns;
  const [of = "", inner = ""] = name?.field.split(".") ?? [];
  const rows = poisha.map((amount, at) => ({
    [of]: named.includes(at + 1) ? { id: at, [inner]: `No. ${at}` } : null,
    total_trips: 1,
    total_tickets: at,
    total_fares: money(amount),
  }));
  const { sheets, empty, cover, isPlain } = shiftSheets({
    report,
    clock,
    all: rows,
    rows: rows.slice(1),
  });
  const lineOf = (title: string, at: readonly number[]) => ({
    title,
    fares: shown(sum(at.map((one) => poisha[one] ?? 0))),
    tickets: String(sum(at)),
  });
  const shownIn = (totals: (typeof cover)["total"], field: string) =>
    totals.find((one) => one.field === field)?.value;
  expect([sheets, empty, isPlain]).toEqual([
    [2, 3, 4, 6, 7].map((at) => rows[at]),
    [rows[1], rows[5]],
    false,
  ]);
  expect(
    [...cover.parts, { title: "Total", totals: cover.total }].map(({ title, totals }) => ({
      title,
      fares: shownIn(totals, "total_fares"),
      tickets: shownIn(totals, "total_tickets"),
    })),
  ).toEqual([
    lineOf("4 sheets", [2, 3, 4, 7]),
    lineOf("1 sheet without a name", [6]),
    lineOf("2 of 0.00 without a sheet", [1, 5]),
    lineOf("1 without a sheet, not found by the search", [0]),
    lineOf("Total", [0, 1, 2, 3, 4, 5, 6, 7]),
  ]);
});

it("there are six reports whose shifts are closed", () => {
  expect(reports.length).toBe(6);
});

it("a figure that is no number is no 0.00, and has its sheet", () => {
  const [report] = reports;
  if (!report) throw new Error("No shift is closed.");
  const [of = "", inner = ""] = report.columns[0]?.field.split(".") ?? [];
  const rows = ["0", 0, "-0.00", "", null, "many", " "].map((total_fares, at) => ({
    [of]: { id: at, [inner]: `No. ${at}` },
    total_fares,
  }));
  const { sheets, empty } = shiftSheets({ report, clock, all: rows, rows });
  expect([sheets, empty]).toEqual([rows.slice(3), rows.slice(0, 3)]);
  const all = shiftSheets({ report, clock, all: rows, rows }, true);
  expect([all.sheets, all.empty, all.isPlain]).toEqual([rows, rows.slice(0, 3), true]);
});

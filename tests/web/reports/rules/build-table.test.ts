import { reportingClock } from "machines/time/reporting-clock";
import { describe, expect, it } from "vitest";
import {
  buildTable,
  createTableBuilder,
  sumsOf,
  type TableChoices,
} from "web/reports/rules/build-table.ts";
import { insiders, takings } from "./made-reports.ts";

const clock = reportingClock("Asia/Dhaka");
const choices = (more: Partial<TableChoices> = {}): TableChoices => ({
  chosen: {},
  comparison: null,
  order: undefined,
  clock,
  ...more,
});
const row = (name: string, total_tickets: number, total_fares: string) => ({
  counterman: { name },
  total_tickets,
  total_fares,
});
const rows = [row("Salma", 3, "10.10"), row("Rahim", 1, "0.20"), row("Karim", 2, "5.00")];
const byTickets = { field: "total_tickets", descending: true };
const namesOf = (found: readonly object[]) =>
  found.map((one) => (one as (typeof rows)[number]).counterman.name);
const sumsIn = (totals: readonly { title: string; sum: string }[]) =>
  totals.map(({ title, sum }) => [title, sum]);

describe("a table", () => {
  it("has the rows as they came, and in their order, with the sums of all", () => {
    const { all, left, sorted, totals, bars, byStatus } = buildTable(
      takings,
      rows,
      choices({ order: byTickets }),
    );
    expect([all === rows, left === rows]).toEqual([true, true]);
    expect(namesOf(sorted)).toEqual(["Salma", "Karim", "Rahim"]);
    expect(sumsIn(totals)).toEqual([
      ["Tickets", "6"],
      ["Fares", "15.30"],
    ]);
    expect([bars?.field, byStatus]).toEqual(["total_fares", []]);
  });

  it("has the rows that the choices leave", () => {
    const inside = [10, 90, 2000].map((inside_minutes) => ({ inside_minutes }));
    const listed = { ...insiders, ageField: "inside_minutes" };
    const { left, all, sorted } = buildTable(listed, inside, choices({ chosen: { age: "4h" } }));
    expect([left, all, sorted]).toEqual([[inside[1]], [inside[1]], [inside[1]]]);
  });

  it("sets its rows against those of another range, and sums both", () => {
    const comparison = { rows: [row("Salma", 1, "1.00")], own: null, days: new Map() };
    const table = buildTable(takings, rows, choices({ comparison, order: byTickets }));
    expect(table.report.columns.map(({ title }) => title)).toEqual([
      "Counterman",
      ...["Tickets", "Tickets before", "Tickets change", "Tickets %"],
      ...["Fares", "Fares before", "Fares change", "Fares %"],
    ]);
    expect(table.sorted.map(({ total_tickets_before }) => total_tickets_before)).toEqual([1, 0, 0]);
    expect(sumsIn(table.totals).slice(0, 3)).toEqual([
      ["Tickets", "6"],
      ["Tickets before", "1"],
      ["Tickets change", "5"],
    ]);
    expect(table.left).toBe(rows);
  });

  it("sets the rows until the same hour against those, where there are any", () => {
    const own = [row("Salma", 2, "2.00")];
    const comparison = { rows: [row("Salma", 1, "1.00")], own, days: new Map() };
    const { all } = buildTable(takings, rows, choices({ comparison }));
    expect(
      all.map(({ total_tickets, total_tickets_change }) => [total_tickets, total_tickets_change]),
    ).toEqual([[2, "1"]]);
  });
});

it("a table that is sorted again keeps what does not depend on the order", () => {
  const build = createTableBuilder();
  const comparison = { rows: [row("Salma", 1, "1.00")], own: null, days: new Map() };
  const first = build(takings, rows, choices({ comparison }));
  const again = build(takings, rows, choices({ comparison, order: byTickets }));
  expect([again.all === first.all, again.report === first.report]).toEqual([true, true]);
  expect([again.totals === first.totals, again.sorted === first.sorted]).toEqual([true, false]);
  expect(build(takings, [...rows], choices({ comparison })).all).not.toBe(first.all);
});

it("sums are those of all rows, calculated when they are asked for and then once", () => {
  let looks = 0;
  const watched = rows.slice(0, 2).map((one) => ({
    ...one,
    get total_fares() {
      looks += 1;
      return one.total_fares;
    },
  }));
  const sums = sumsOf(takings, watched);
  expect(looks).toBe(0);
  expect(sums.totals().map(({ field, sum }) => [field, sum])).toEqual([
    ["total_tickets", "4"],
    ["total_fares", "10.30"],
  ]);
  expect(sums.bars()?.field).toBe("total_fares");
  expect(sums.byStatus()).toEqual([]);
  const asked = looks;
  expect([sums.totals(), sums.bars()]).toEqual([sums.totals(), sums.bars()]);
  expect(looks).toBe(asked);
});

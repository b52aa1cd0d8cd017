import type { Page } from "playwright-core";
import { expect } from "../expect.ts";

/** The rows of a report's table, sorted by their cells, and its totals, without the sign of a currency. */
export async function figuresOf(page: Page): Promise<{ rows: string[][]; totals: string[] }> {
  const table = page.getByRole("table");
  await expect(table.locator("tbody tr[data-row]").first()).toBeVisible();
  const cellsOf = (rows: string) =>
    table
      .locator(rows)
      .evaluateAll((found) =>
        found.map((row) =>
          [...row.children].map((cell) => cell.textContent?.replace(/^৳\s*/, "") ?? ""),
        ),
      );
  const sums = await cellsOf("tfoot tr");
  const [, ...totals] = sums.find(([title]) => title?.startsWith("Total")) ?? [];
  const rows = await cellsOf("tbody tr[data-row]");
  return { rows: rows.sort(byCells), totals: totals.filter((cell) => cell !== "") };
}

export const byCells = (one: string[], other: string[]) =>
  one.join() < other.join() ? -1 : Number(one.join() > other.join());

export const count = (value: number) => value.toLocaleString("en");

/** 1234567 hundredths as 12,345.67. */
export const money = (cents: number) =>
  `${count(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;

export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

export const distinct = <Row, Value>(rows: readonly Row[], of: (row: Row) => Value): Value[] => [
  ...new Set(rows.map(of)),
];

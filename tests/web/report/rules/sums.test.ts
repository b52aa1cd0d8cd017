import { expect, it } from "vitest";
import { sumsOf } from "web/report/rules/sums.ts";
import { takings } from "./made-reports.ts";

it("sums are those of all rows, worked out when they are asked for and then once", () => {
  const rows = [
    { counterman: { name: "Salma" }, total_tickets: 3, total_fares: "10.10" },
    { counterman: { name: "Rahim" }, total_tickets: 1, total_fares: "0.20" },
  ];
  let looks = 0;
  const watched = rows.map((row) => ({
    ...row,
    get total_fares() {
      looks += 1;
      return row.total_fares;
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

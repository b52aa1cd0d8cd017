// @vitest-environment node
import { expect, it } from "vitest";
import { totalsByStatus, totalsOf } from "web/report/rules/figures.ts";
import { barsOf } from "web/report/rules/pictures.ts";
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
  expect(sums.totals()).toEqual(totalsOf(rows, takings));
  expect(sums.byStatus()).toEqual(totalsByStatus(rows, takings));
  const bars = barsOf(takings, rows);
  expect(sums.bars()).toMatchObject({ field: bars?.field });
  expect(rows.map((row) => sums.bars()?.lengthOf(row))).toEqual(
    rows.map((row) => bars?.lengthOf(row)),
  );
  const asked = looks;
  expect([sums.totals(), sums.bars()]).toEqual([sums.totals(), sums.bars()]);
  expect(looks).toBe(asked);
});

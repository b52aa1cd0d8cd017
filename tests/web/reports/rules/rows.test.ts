import { expect, it } from "vitest";
import { reportRows, rowsWithFields } from "web/reports/rules/rows.ts";
import { takings } from "./made-reports.ts";

it("a row has something to show where it has any of the fields, if only as nothing", () => {
  const rows = [
    { counterman: null },
    { total_fares: 0, other: 1 },
    { counterman: { name: "Rahim" }, total_tickets: 1, total_fares: 2 },
  ];
  expect(reportRows(takings, [...rows, {}, { other: 1 }, null, "text", undefined])).toEqual(rows);
  expect(rowsWithFields(["other"], [...rows, { other: null }])).toEqual([rows[1], { other: null }]);
});

it("a text that the portal has words for is shown in them, and anything else as it is", () => {
  const report = {
    ...takings,
    labels: { field: "act", labelOf: (act: string) => `${act} in words` },
  };
  const row = { total_fares: 1, act: "read" };
  expect(reportRows(report, [row, { ...row, act: 7 }, { total_fares: 2 }])).toEqual([
    { total_fares: 1, act: "read in words" },
    { total_fares: 1, act: 7 },
    { total_fares: 2 },
  ]);
  expect(reportRows(takings, [row])).toEqual([row]);
});

it("amounts are added up to the cent, and what none of them is said of has no sum", () => {
  const computedTotal = { field: "amount", of: ["entry_amount", "overstay_amount"] };
  const columns = computedTotal.of.map(
    (field) => ({ title: field, kind: "money", field }) as const,
  );
  const sums = (rows: object[]) =>
    reportRows({ ...takings, columns, computedTotal }, rows).map(({ amount }) => amount);
  expect(
    sums([
      { entry_amount: 0.1, overstay_amount: "0.20" },
      { entry_amount: 120, overstay_amount: 0 },
      { entry_amount: "90071992547409.93", overstay_amount: "0.01" },
      { entry_amount: 5, overstay_amount: null },
      { entry_amount: 5, overstay_amount: "many" },
      { entry_amount: "", overstay_amount: "many" },
      { entry_amount: [5], overstay_amount: true },
    ]),
  ).toEqual(["0.30", "120.00", "90071992547409.94", "5.00", null, null, null]);
});

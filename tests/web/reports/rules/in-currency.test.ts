import { expect, it } from "vitest";
import { withComparedColumns } from "web/reports/rules/compare.ts";
import { withCurrency } from "web/reports/rules/figures.ts";
import { takings } from "./made-reports.ts";

it("a head says in which currency an amount or a change of one is", () => {
  const { columns, totals, ...rest } = withCurrency(withComparedColumns(takings), "৳");
  const titles = ["Fares (৳)", "Fares before (৳)", "Fares change (৳)", "Fares %"];
  expect(columns.map(({ title }) => title)).toEqual([
    "Counterman",
    ...["Tickets", "Tickets before", "Tickets change", "Tickets %"],
    ...titles,
  ]);
  expect(totals.map(({ title }) => title).slice(4)).toEqual(titles);
  expect(columns.at(-1)).toEqual({ title: "Fares %", kind: "share", field: "total_fares_share" });
  expect(rest.route).toBe("/takings");
});

it("a report of a host that names no currency is as it was", () => {
  expect(withCurrency(takings, "")).toBe(takings);
});

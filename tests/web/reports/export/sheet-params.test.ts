import { expect, it } from "vitest";
import type { Report } from "web/reports/definitions/report.ts";
import { sheetOf } from "web/reports/export/sheet-of.ts";
import { sheetFromParams, sheetParamsOf } from "web/reports/export/sheet-params.ts";
import { activeFilters } from "web/reports/rules/active-filter.ts";
import { withComparedColumns } from "web/reports/rules/compare.ts";
import { totalsOf } from "web/reports/rules/figures.ts";
import { titleOf } from "web/reports/rules/subject.ts";
import { at, inputOf, reports } from "./report-input.ts";

it("the parameters of every report's sheet make it again", () => {
  const rows = [{ total_tickets: 1, total_fares: "2.50", status: "cancelled" }];
  for (const one of reports) {
    const input = inputOf(one, rows);
    expect(sheetFromParams(sheetParamsOf(input, new URLSearchParams()), rows)).toEqual(
      sheetOf(input),
    );
  }
  expect(reports.length).toBeGreaterThan(40);
});

it("the parameters of what is compared, named, narrowed or partial make its sheet again", () => {
  const counters = at("/intracity/counterwise/report/");
  const range = { from: "2026-11-20", to: "2026-11-22" };
  const sold = [{ counter: { id: 1, name: "Uttara" }, total_tickets: 3, total_fares: "4.00" }];
  const shown = withComparedColumns(counters.report);
  const compared = inputOf(counters, sold, {
    filter: { range, fields: {} },
    activeFilters: activeFilters(counters.report, { range, fields: {} }, {}, "utt"),
    comparedRanges: { range, before: { from: "2026-11-18", to: "2026-11-20" }, until: "10:00" },
    fetched: 9,
    isPartial: true,
    hasChanged: true,
  });
  compared.table = {
    ...compared.table,
    report: shown,
    search: "utt",
    totals: totalsOf(sold, shown),
  };
  const wholeDays = inputOf(counters, sold, {
    comparedRanges: { range, before: { from: "2026-10-26", to: "2026-10-28" }, until: null },
  });
  const inPerCent = withComparedColumns(counters.report);
  wholeDays.table = {
    ...wholeDays.table,
    report: inPerCent,
    totals: totalsOf(sold, inPerCent),
  };
  const shift = inputOf(counters, [...sold, { counter: null, total_fares: "1240.00" }]);
  const details = at("/intracity/counter-wise-details/:vehicle_id");
  const named = (name: string | null) => {
    const subject = { title: "Vehicle", name, id: "101" };
    return inputOf(details, sold, { subject, title: titleOf(details.report, subject) });
  };
  const buses = at("/intracity/vehicle/report/");
  const chosen = { status: "idle", kind: "", capacity: "40" };
  const list = inputOf(buses, [{ registration_number: "DHK-1", capacity: 40, status: "idle" }], {
    activeFilters: activeFilters(buses.report as Report, { range: null, fields: {} }, chosen, ""),
  });
  for (const [input, query] of [
    [compared, ""],
    [wholeDays, ""],
    [shift, ""],
    [named("DHK-11"), ""],
    [named(null), ""],
    [list, "status=idle&capacity=40"],
  ] as const) {
    const params = sheetParamsOf(input, new URLSearchParams(query));
    expect(sheetFromParams(structuredClone(params), input.table.rows)).toEqual(sheetOf(input));
  }
});

it("there are no parameters of a report that the portal does not have", () => {
  const params = sheetParamsOf(
    inputOf(at("/intracity/counterwise/report/"), []),
    new URLSearchParams(),
  );
  expect(() => sheetFromParams({ ...params, route: "/none" }, [])).toThrow(
    "No report is at /none.",
  );
});

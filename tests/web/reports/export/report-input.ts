import { localizedClock } from "web/i18n/clock.ts";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import type { SheetInput } from "web/reports/export/sheet-of.ts";
import { type Row, totalsOf } from "web/reports/rules/figures.ts";

export const reports = catalogue.flatMap(({ title, screens }) =>
  screens.flatMap((screen) =>
    screen.kind === "report" ? [{ module: title, report: screen }] : [],
  ),
);

/** What an English page knows of a report. */
export function inputOf(
  { module, report }: (typeof reports)[number],
  rows: readonly Row[],
  part: Partial<SheetInput> = {},
): SheetInput {
  const clock = localizedClock("Asia/Dhaka");
  const range = report.dated ? { from: "2026-11-02", to: "2026-11-04" } : null;
  return {
    table: {
      report,
      rows,
      totals: totalsOf(rows, report),
      subtotals: null,
      clock,
      order: undefined,
      search: "",
    },
    title: report.title,
    subject: null,
    company: "ঢাকা Line",
    currency: "",
    module,
    filter: { range, fields: {} },
    activeFilters: [],
    comparedRanges: null,
    fetchedAt: Date.UTC(2026, 10, 21, 4, 5),
    fetched: rows.length,
    isPartial: false,
    hasChanged: false,
    ...part,
  };
}

export const at = (route: string) => {
  const found = reports.find(({ report }) => report.route === route);
  if (!found) throw new Error(`No report is at ${route}.`);
  return found;
};

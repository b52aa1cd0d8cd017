import type { Operation } from "partner-api";
import { localizedClock } from "web/i18n/clock.ts";
import type { ColumnKind, Report } from "web/reports/definitions/report.ts";
import { cellText, fieldOf as fieldAt } from "web/reports/rules/cells.ts";
import { reportRows } from "web/reports/rules/rows.ts";
import { parsePage } from "web/reports/state/provide-report.ts";
import { fieldOf } from "./rows.ts";
import { reportsOf } from "./screens.ts";

const clock = localizedClock("UTC");
const notShown = "N/A";

/** The figures of the toll panel, which are no columns. */
const ofPanel = (field: string): ColumnKind => (field.endsWith("_amount") ? "money" : "count");

/** Whether the portal shows a value that does not match the contract all the same, by the portal's own rules for rows and cells. */
export function isShown(operation: Operation, at: string, data: unknown): boolean {
  const [, list, index, field = ""] = /^data(?:\.(rows|days))?\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
  const reports = reportsOf(operation);
  if (operation.id === "getTollplazaSummary") {
    const name = at.replace("data.", "");
    return cellText(fieldOf(data, name), ofPanel(name), clock) !== notShown;
  }
  // Without it a list ends after its first page.
  if (at === "data.next_cursor") return false;
  if (index === undefined)
    return reports.length > 0 && reports.every((each) => hasRows(each, data));
  const row = fieldOf(list ? fieldOf(data, list) : data, index);
  return reports.length > 0 && reports.every((each) => showsField(each, row, field));
}

/** The portal adds up the days of a summary by itself. */
function hasRows(report: Report, data: unknown): boolean {
  return reportRows(report, parsePage(data).rows).length > 0;
}

function showsField({ columns }: Report, row: unknown, at: string): boolean {
  const affected = columns.filter(({ field }) => field === at || field.startsWith(`${at}.`));
  return affected.every(
    ({ field, kind }) => cellText(fieldAt(row, field), kind, clock) !== notShown,
  );
}

import type { DateRange } from "machines";
import type { ReactNode } from "react";
import { fieldOf, shown } from "../modules/cells.ts";
import type { Row } from "../modules/figures.ts";
import type { ColumnKind, Report } from "../modules/report.ts";
import { rangeQuery } from "../portal/filter-in-address.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { Cards, TermCard } from "../ui/term-list.tsx";
import { TotalsFooter } from "../ui/totals-footer.tsx";
import type { Table } from "./use-table.ts";

export type ReportRowsProps = {
  table: Table;
  /** Goes along to where a row leads. */
  range: DateRange | null;
};

/** The rows of a report with their totals, in the form that the report has. */
export function ReportRows({ table: { report, rows, totals }, range }: ReportRowsProps) {
  if (report.form === "cards") {
    const [name, ...figures] = report.columns;
    return (
      <>
        <Cards>
          {rows.map((row) => (
            <TermCard
              key={keyOf(row)}
              title={name ? shown(fieldOf(row, name.field), name.kind) : ""}
              terms={figures.map(({ title, field, kind }) => ({
                term: title,
                value: shown(fieldOf(row, field), kind),
              }))}
            />
          ))}
        </Cards>
        <TotalsFooter totals={totals.map(({ title, value }) => ({ term: title, value }))} />
      </>
    );
  }
  return (
    <DataTable
      caption={report.title}
      columns={report.columns.map(({ title, field, kind }) => ({
        key: field,
        title,
        align: alignments[kind] ?? "text",
      }))}
      rows={rows.map((row) => ({ key: keyOf(row), cells: cellsOf(row, report, range) }))}
      {...(totals.length > 0 && {
        totals: Object.fromEntries(totals.map(({ field, value }) => [field, value])),
      })}
    />
  );
}

const alignments: { [Kind in ColumnKind]?: "date" | "figure" } = {
  date: "date",
  timestamp: "date",
  count: "figure",
  money: "figure",
};

const keys = new WeakMap<Row, string>();
let rowCount = 0;

/** Rows have no key of their own: each gets one for as long as it lives. */
function keyOf(row: Row): string {
  const key = keys.get(row) ?? String(++rowCount);
  keys.set(row, key);
  return key;
}

function cellsOf(
  row: Row,
  { columns, rowRoute }: Report,
  range: DateRange | null,
): Record<string, ReactNode> {
  const query = range && rangeQuery(range).toString();
  const cells = columns.map(({ field, kind }, position) => {
    const text = shown(fieldOf(row, field), kind);
    const id = rowRoute && fieldOf(row, rowRoute.field);
    if (position > 0 || !rowRoute || (typeof id !== "string" && typeof id !== "number")) {
      return [field, text];
    }
    const path = rowRoute.route.replace(`:${rowRoute.parameter}`, encodeURIComponent(id));
    return [field, <Link href={query ? `${path}?${query}` : path}>{text}</Link>];
  });
  return Object.fromEntries(cells);
}

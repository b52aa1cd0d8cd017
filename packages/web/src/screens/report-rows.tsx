import type { DateRange } from "machines";
import { count, money, sumOfCounts, sumOfMoney } from "machines/formats";
import type { ReactNode } from "react";
import { fieldOf, shown } from "../modules/cells.ts";
import type { ColumnKind, Report } from "../modules/report.ts";
import { rangeQuery } from "../portal/filter-in-address.ts";
import type { Row } from "../portal/use-report.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { Cards, TermCard } from "../ui/term-list.tsx";
import { TotalsFooter } from "../ui/totals-footer.tsx";

export type ReportRowsProps = {
  report: Report;
  rows: readonly Row[];
  /** Goes along to where a row leads. */
  range: DateRange | null;
};

/** The rows of a report with their totals, in the form that the report has. */
export function ReportRows({ report, rows, range }: ReportRowsProps) {
  const sorted = inOrder(rows, report);
  const totals = report.totals.map(({ title, field, kind }) => ({
    term: title,
    field,
    value: totalOf(rows, field, kind),
  }));
  if (report.form === "cards") {
    const [name, ...figures] = report.columns;
    return (
      <>
        <Cards>
          {sorted.map((row) => (
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
        <TotalsFooter totals={totals} />
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
      rows={sorted.map((row) => ({ key: keyOf(row), cells: cellsOf(row, report, range) }))}
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

function totalOf(rows: readonly Row[], field: string, kind: "count" | "money"): string {
  const values = rows.map((row) => fieldOf(row, field));
  return kind === "count" ? count(sumOfCounts(values)) : money(sumOfMoney(values));
}

function inOrder(rows: readonly Row[], { sort, columns }: Report): readonly Row[] {
  if (!sort) return rows;
  const kind = columns.find(({ field }) => field === sort.field)?.kind;
  const isFigure = kind === "count" || kind === "money";
  const direction = sort.descending ? -1 : 1;
  const compare = (a: unknown, b: unknown) =>
    isFigure
      ? (Number(a) || 0) - (Number(b) || 0)
      : String(a ?? "").localeCompare(String(b ?? ""), undefined, { numeric: true });
  return [...rows].sort(
    (a, b) => direction * compare(fieldOf(a, sort.field), fieldOf(b, sort.field)),
  );
}

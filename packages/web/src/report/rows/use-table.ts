import type { ReportingClock } from "machines/formats";
import { useDeferredValue, useMemo, useReducer, useState } from "react";
import type { Report } from "../../modules/report.ts";
import type { RowsSought } from "../../platform/rows-in-entry.ts";
import {
  finderIn,
  firstOrder,
  inOrder,
  type Order,
  type Row,
  totalsByStatus,
  totalsOf,
} from "../rules/figures.ts";
import { barsOf } from "../rules/pictures.ts";

/** The rows in the order and after the search that a person has chosen, with their sums. */
export function useTable(
  report: Report,
  rows: readonly Row[],
  clock: ReportingClock,
  first: RowsSought | null = null,
) {
  const { columns } = report;
  const [order, sortBy] = useReducer((now: Order | undefined, field: string) => {
    if (now?.field === field) return { field, descending: !now.descending };
    const column = columns.find((one) => one.field === field);
    return column ? firstOrder(column) : now;
  }, first?.order ?? report.sort);
  const [search, setSearch] = useState(first?.search ?? "");
  const sought = useDeferredValue(search.trim());

  const find = useMemo(() => finderIn(columns, clock), [columns, clock]);
  const ordered = useMemo(() => inOrder(rows, columns, order), [rows, columns, order]);
  const found = useMemo(() => find(ordered, sought), [find, ordered, sought]);
  const totals = useMemo(() => totalsOf(rows, report), [rows, report]);
  const byStatus = useMemo(() => totalsByStatus(rows, report), [rows, report]);
  const bars = useMemo(() => barsOf(report, rows), [report, rows]);
  const subtotals = useMemo(
    () => (sought === "" ? null : totalsOf(found, report)),
    [found, report, sought],
  );

  return {
    report,
    /** What the times of the rows go by. */
    clock,
    /** Before any search, in the order in which they came. */
    all: rows,
    /** Searched and sorted. */
    rows: found,
    /** Of all rows, whatever is searched for. */
    totals,
    /** Of all rows by status, where the totals leave one out. */
    byStatus,
    /** Of all rows, so that a search changes no bar. */
    bars,
    /** Of the rows that a search leaves; null without a search. */
    subtotals,
    order,
    sortBy,
    search,
    setSearch,
  };
}

export type Table = ReturnType<typeof useTable>;

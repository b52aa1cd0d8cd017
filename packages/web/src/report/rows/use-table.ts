import { useDeferredValue, useMemo, useReducer, useState } from "react";
import type { Report } from "../../modules/report.ts";
import { finderIn, firstOrder, inOrder, type Order, type Row, totalsOf } from "../rules/figures.ts";

/** The rows as the person wants to see them: in an order, those that a search leaves, with their sums. */
export function useTable(report: Report, rows: readonly Row[]) {
  const { columns } = report;
  /** Turns the order of a column round, or begins with another column. */
  const [order, sortBy] = useReducer((now: Order | undefined, field: string) => {
    if (now?.field === field) return { field, descending: !now.descending };
    const column = columns.find((one) => one.field === field);
    return column ? firstOrder(column) : now;
  }, report.sort);
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());

  const find = useMemo(() => finderIn(columns), [columns]);
  const ordered = useMemo(() => inOrder(rows, columns, order), [rows, columns, order]);
  const found = useMemo(() => find(ordered, sought), [find, ordered, sought]);
  const totals = useMemo(() => totalsOf(rows, report), [rows, report]);
  const subtotals = useMemo(
    () => (sought === "" ? null : totalsOf(found, report)),
    [found, report, sought],
  );

  return {
    report,
    /** Everything that was fetched, as it came. */
    all: rows,
    /** What is to be shown. */
    rows: found,
    /** Of everything, whatever is searched. */
    totals,
    /** Of what a search leaves; null while nothing is searched. */
    subtotals,
    order,
    sortBy,
    search,
    setSearch,
  };
}

export type Table = ReturnType<typeof useTable>;

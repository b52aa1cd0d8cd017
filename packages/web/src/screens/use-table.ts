import { useMemo, useState } from "react";
import { inOrder, matching, type Order, type Row, totalsOf } from "../modules/figures.ts";
import type { Report } from "../modules/report.ts";

/** The rows as the person wants to see them: in an order, those that a search leaves, with their sums. */
export function useTable(report: Report, rows: readonly Row[]) {
  const [order, setOrder] = useState<Order | undefined>(report.sort);
  const [search, setSearch] = useState("");
  const ordered = useMemo(() => inOrder(rows, report.columns, order), [rows, report, order]);
  const found = useMemo(() => matching(ordered, report.columns, search), [ordered, report, search]);
  const totals = useMemo(() => totalsOf(rows, report), [rows, report]);
  const subtotals = useMemo(
    () => (search.trim() === "" ? null : totalsOf(found, report)),
    [found, report, search],
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
    setOrder,
    search,
    setSearch,
  };
}

export type Table = ReturnType<typeof useTable>;

import type { ReportingClock } from "machines/formats";
import { useDeferredValue, useMemo, useReducer, useState } from "react";
import type { Report } from "../../modules/report.ts";
import type { RowsSought } from "../../platform/rows-in-entry.ts";
import { finderIn, firstOrder, inOrder, type Order, type Row, totalsOf } from "../rules/figures.ts";
import { sumsOf } from "../rules/sums.ts";
import { useIsPainted } from "./use-is-painted.ts";

const quicklySummed = 200;

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
  const sums = useMemo(() => sumsOf(report, rows), [report, rows]);
  const isPainted = useIsPainted(rows);
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
    get totals() {
      return sums.totals();
    },
    /** Of all rows by status, where the totals leave one out. */
    get byStatus() {
      return sums.byStatus();
    },
    /** Of all rows, so that a search changes no bar. */
    get bars() {
      return sums.bars();
    },
    /** Whether rows have to be painted that need not wait for what is said of all of them. */
    areSumsLater: rows.length > quicklySummed && !isPainted,
    /** Of the rows that a search leaves; null without a search. */
    subtotals,
    order,
    sortBy,
    search,
    setSearch,
  };
}

export type Table = ReturnType<typeof useTable>;

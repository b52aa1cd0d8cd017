import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAddress } from "../../browser/address.ts";
import { afterPaint } from "../../browser/after-paint.ts";
import {
  savedTableState,
  saveTableState,
  type TableState,
} from "../../browser/table-in-history.ts";
import { usePortalValue } from "../../state/portal-context.ts";
import { keepRowKey } from "../../ui/table/row-key.ts";
import type { Report } from "../definitions/report.ts";
import { type BuiltTable, createTableBuilder, type TableChoices } from "../rules/build-table.ts";
import { createRowSearch, initialOrder, type Order, type Row, totalsOf } from "../rules/figures.ts";
import { type ChangedFields, rowChanges } from "../rules/row-changes.ts";

const deferSumsAbove = 200;

export type TableInput = Omit<TableChoices, "order"> &
  RowsRequest & {
    report: Report;
    rows: readonly Row[];
    /** The order and the search that it starts with. */
    saved: TableState | null;
  };

/** The table of a report in the order and after the search that a person has chosen. */
export function useTable({ report, rows: fetched, saved: first, ...input }: TableInput) {
  const [buildTable] = useState(createTableBuilder);
  const [order, setOrder] = useState<Order | undefined>(first?.order ?? report.sort);
  const [search, setSearch] = useState(first?.search ?? "");
  const sought = useDeferredValue(search.trim());

  const built = buildTable(report, fetched, { ...input, order });
  const changes = useRowChanges(built, input);
  const { report: shown, clock, all } = built;
  const find = useMemo(() => createRowSearch(shown.columns, clock), [shown.columns, clock]);
  const rows = useMemo(() => find(changes.rows, sought), [find, changes.rows, sought]);
  const subtotals = useMemo(
    () => (sought === "" ? null : totalsOf(rows, shown)),
    [rows, shown, sought],
  );
  const isPainted = useIsPainted(all);
  const sortBy = useCallback(
    (field: string) => {
      const column = shown.columns.find((one) => one.field === field);
      setOrder((now) => {
        if (now?.field === field) return { field, descending: !now.descending };
        return column ? initialOrder(column) : now;
      });
    },
    [shown.columns],
  );
  return {
    report: shown,
    clock,
    narrowed: built.left,
    all,
    /** Searched and sorted. */
    rows,
    get totals() {
      return built.totals;
    },
    get byStatus() {
      return built.byStatus;
    },
    get bars() {
      return built.bars;
    },
    /** Whether rows have to be painted that need not wait for what is said of all of them. */
    areSumsDeferred: all.length > deferSumsAbove && !isPainted,
    /** Of the rows that a search leaves; null without a search. */
    subtotals,
    /** The fields that changed since the rows were last requested, by row, and in how many rows. */
    changed: changes.changed,
    changedRows: changes.count,
    order,
    sortBy,
    search,
    setSearch,
  };
}

export type Table = ReturnType<typeof useTable>;

/** Whether rows have been on the screen since there were none. */
function useIsPainted(rows: readonly object[]): boolean {
  const [isPainted, setPainted] = useState(false);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (!hasRows) return;
    const callOff = afterPaint(() => setPainted(true));
    return () => {
      callOff();
      setPainted(false);
    };
  }, [hasRows]);
  return isPainted;
}

/** The search and order of the entry in the history that is shown again. */
export function useSavedTableState() {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  return useState(() => savedTableState(user))[0];
}

/** Keeps search and order with the entry in the history. */
export function useSaveTableState(report: Report, { search, order }: Table) {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  const { page } = useAddress();
  useEffect(() => {
    const own = order && order !== report.sort ? order : null;
    // It takes longer than the frame that shows the rows in their order can wait.
    return afterPaint(() => saveTableState(page, user, { search, order: own }));
  }, [user, page, search, order, report]);
}

/** What the rows were requested with, and when they came; only rows of the same request are newer ones. */
type RowsRequest = { request: readonly unknown[]; fetchedAt: number | null };

const nothing: { changed: ChangedFields; count: number } = { changed: new Map(), count: 0 };

/** Refreshed rows keep their place in the page, and what changed since is known. */
function useRowChanges({ report, all, sorted }: BuiltTable, { request, fetchedAt }: RowsRequest) {
  const [last, setLast] = useState({ request, fetchedAt, all, rows: all, changes: nothing });
  const isSame = last.request.every((one, at) => one === request[at]);
  let { rows, changes } = last;
  if (last.all !== all || last.fetchedAt !== fetchedAt || !isSame) {
    [rows, changes] = [all, nothing];
    if (isSame && last.fetchedAt !== null && fetchedAt !== null) {
      const newer = rowChanges(report, last.rows, all);
      for (const [row, old] of newer.replaced) keepRowKey(row, old);
      rows = newer.rows;
      changes = last.fetchedAt === fetchedAt ? last.changes : newer;
    }
    setLast({ request, fetchedAt, all, rows, changes });
  }
  const inOrder = useMemo(() => {
    if (rows === all) return sorted;
    const kept = new Map(all.map((row, at) => [row, rows[at] ?? row]));
    return sorted.map((row) => kept.get(row) ?? row);
  }, [sorted, rows, all]);
  return { rows: inOrder, changed: changes.changed, count: changes.count };
}

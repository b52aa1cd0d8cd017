import { useMemo, useState } from "react";
import { keepRowKey } from "../../ui/table/row-key.ts";
import type { BuiltTable } from "../rules/build-table.ts";
import { type ChangedFields, rowChanges } from "../rules/row-changes.ts";

/** What the rows were asked with, and when they came; rows of anything else are no newer ones. */
export type RowsRequest = { asked: readonly unknown[]; fetchedAt: number | null };

const nothing: { changed: ChangedFields; count: number } = { changed: new Map(), count: 0 };

/** Rows that are asked again keep their place in the page, and what changed since is known. */
export function useRowChanges(
  { report, all, sorted }: BuiltTable,
  { asked, fetchedAt }: RowsRequest,
) {
  const [last, setLast] = useState({ asked, fetchedAt, all, rows: all, changes: nothing });
  const isSame = last.asked.every((one, at) => one === asked[at]);
  let { rows, changes } = last;
  if (last.all !== all || last.fetchedAt !== fetchedAt || !isSame) {
    [rows, changes] = [all, nothing];
    if (isSame && last.fetchedAt !== null && fetchedAt !== null) {
      const newer = rowChanges(report, last.rows, all);
      for (const [row, old] of newer.replaced) keepRowKey(row, old);
      rows = newer.rows;
      changes = last.fetchedAt === fetchedAt ? last.changes : newer;
    }
    setLast({ asked, fetchedAt, all, rows, changes });
  }
  const inOrder = useMemo(() => {
    if (rows === all) return sorted;
    const kept = new Map(all.map((row, at) => [row, rows[at] ?? row]));
    return sorted.map((row) => kept.get(row) ?? row);
  }, [sorted, rows, all]);
  return { rows: inOrder, changed: changes.changed, count: changes.count };
}

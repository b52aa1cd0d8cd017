import { useEffect, useState } from "react";
import { useAddress } from "../../browser/address.tsx";
import { afterPaint } from "../../browser/after-paint.ts";
import { savedTableState, saveTableState } from "../../browser/table-in-history.ts";
import { usePortalValue } from "../../state/portal-context.ts";
import type { Report } from "../definitions/report.ts";
import type { Table } from "./use-table.ts";

/** What was searched and how it was sorted when the entry was left that is shown again. */
export function useFirstSought() {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  const [first] = useState(() => savedTableState(user));
  return first;
}

/** Keeps what is searched and how it is sorted in the entry that is shown. */
export function useKeptSought(report: Report, { search, order }: Table) {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  const { page } = useAddress();
  useEffect(() => {
    const own = order && order !== report.sort ? order : null;
    // It takes longer than the frame that shows the rows in their order can wait.
    return afterPaint(() => saveTableState(page, user, { search, order: own }));
  }, [user, page, search, order, report]);
}

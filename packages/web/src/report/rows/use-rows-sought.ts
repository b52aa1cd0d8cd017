import { useEffect, useState } from "react";
import type { Report } from "../../modules/report.ts";
import { useAddress } from "../../platform/address.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { keepRowsSought, rowsSought } from "../../platform/rows-in-entry.ts";
import { usePortalValue } from "../../portal/portal-context.ts";
import type { Table } from "./use-table.ts";

/** What was searched and how it was sorted when the entry was left that is shown again. */
export function useFirstSought() {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  const [first] = useState(() => rowsSought(user));
  return first;
}

/** Keeps what is searched and how it is sorted in the entry that is shown. */
export function useKeptSought(report: Report, { search, order }: Table) {
  const user = usePortalValue(({ context }) => context.user) ?? "";
  const { page } = useAddress();
  useEffect(() => {
    const own = order && order !== report.sort ? order : null;
    // It takes longer than the frame that shows the rows in their order can wait.
    return afterPaint(() => keepRowsSought(page, user, { search, order: own }));
  }, [user, page, search, order, report]);
}

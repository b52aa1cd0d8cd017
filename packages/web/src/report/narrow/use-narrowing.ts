import { useMemo } from "react";
import type { Report } from "../../modules/report.ts";
import { setInQuery, useQuery } from "../../platform/query.ts";
import type { Row } from "../rules/figures.ts";
import { chosenIn, narrowed } from "../rules/narrowing.ts";

/** The rows that the choices above a list leave; the address keeps the choices. */
export function useNarrowing(report: Report, fetched: readonly Row[]) {
  const query = useQuery();
  const chosen = useMemo(() => chosenIn(query, report), [query, report]);
  const rows = useMemo(() => narrowed(fetched, report, chosen), [fetched, report, chosen]);
  return {
    report,
    all: fetched,
    rows,
    chosen,
    choose: (key: string, value: string) => setInQuery(key, value, { replace: true }),
  };
}

export type Narrowing = ReturnType<typeof useNarrowing>;

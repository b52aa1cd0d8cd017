import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { Report } from "../../modules/report.ts";
import { usePortal } from "../../portal/portal-context.ts";
import type { OpenedReport } from "../../portal/use-report.ts";
import { wholeListOver } from "./whole-list-over.ts";

/** What the rows are for: the screen or a file. */
type Wanting = "screen" | "file";

/** All pages of a list once they are wanted, in place of those that were scrolled to. */
export function useWholeList({ operation, key }: Report, company: string, opened: OpenedReport) {
  const portal = usePortal();
  const machine = useMemo(() => wholeListOver(portal), [portal]);
  const actor = useActorRef(machine, { logger: (...words) => console.error(...words) });
  const [wanting, setWanting] = useState<readonly Wanting[]>([]);
  const list = JSON.stringify({ report: operation.path, company, filter: opened.filter, key });
  const answered = opened.state === "answered" ? list : null;
  useEffect(() => {
    if (answered === null) return;
    return () => actor.send({ type: "list.dropped" });
  }, [actor, answered]);

  const wanted = useSelector(actor, ({ context }) => JSON.stringify(context.list));
  const reached = useSelector(actor, ({ value }) =>
    typeof value === "string" ? value : value.coming,
  );
  const stage = wanted === answered ? reached : "unwanted";
  const pages = useSelector(actor, ({ context }) => context.pages);
  const last = useSelector(actor, ({ context }) => context.whole);
  const whole = wanted === answered ? last : null;
  const isFetching = stage === "waiting" || stage === "fetching" || stage === "checking";
  return {
    stage,
    /** Whether its pages come, or do as soon as the connection is back. */
    isFetching,
    /** Whether all rows of the list that was wanted are there. */
    hasAll: stage !== "unwanted" && (whole !== null || !opened.hasMore),
    isForScreen: stage !== "unwanted" && wanting.includes("screen"),
    isForFile: stage !== "unwanted" && wanting.includes("file"),
    /** How many rows have come so far. */
    count: pages.reduce((sum, page) => sum + page.rows.length, 0),
    hasChanged: whole?.hasChanged ?? false,
    /** When all rows came; null while they are not all there. */
    fetchedAt: whole?.fetchedAt ?? null,
    /** The report with all of its rows, as soon as they are there. */
    opened: whole
      ? { ...opened, rows: whole.rows, fetchedAt: whole.fetchedAt, hasMore: false }
      : opened,
    want(by: Wanting) {
      setWanting((others) => (isFetching ? [...others, by] : [by]));
      actor.send({ type: "list.wanted", list: JSON.parse(list) });
    },
    /** It is given up once nobody waits for it. */
    leave(by: Wanting) {
      const others = wanting.filter((one) => one !== by);
      setWanting(others);
      if (others.length > 0) return;
      actor.send({ type: by === "screen" ? "list.cancelled" : "list.dropped" });
    },
  };
}

export type WholeList = Omit<ReturnType<typeof useWholeList>, "opened">;

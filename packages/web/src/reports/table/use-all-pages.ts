import { useState } from "react";
import type { OpenReport } from "../state/use-report.ts";

/** What the rows are for: the screen or a file. */
type Purpose = "screen" | "file";

/** All pages of a list once they are wanted, and what they are for. */
export function useAllPages({ status, fetchAllPages, cancelAllPages, dropAllPages }: OpenReport) {
  const { stage, pages, all } = status.allPages;
  const [purposes, setPurposes] = useState<readonly Purpose[]>([]);
  const isFetching = stage === "waiting" || stage === "fetching" || stage === "checking";
  return {
    stage,
    /** Whether the pages come, or do as soon as the connection is back. */
    isFetching,
    /** Whether all rows of the list that was wanted are there. */
    hasAll: stage !== "idle" && !status.hasMore,
    isForScreen: stage !== "idle" && purposes.includes("screen"),
    isForFile: stage !== "idle" && purposes.includes("file"),
    /** How many rows have come so far. */
    count: pages.reduce((sum, page) => sum + page.rows.length, 0),
    hasChanged: all?.hasChanged ?? false,
    /** When all rows came; null while they are not all there. */
    fetchedAt: all?.fetchedAt ?? null,
    fetch(purpose: Purpose) {
      setPurposes((others) => (isFetching ? [...others, purpose] : [purpose]));
      fetchAllPages();
    },
    /** They are given up once nobody waits for them. */
    cancel(purpose: Purpose) {
      const others = purposes.filter((one) => one !== purpose);
      setPurposes(others);
      if (others.length > 0) return;
      if (purpose === "screen") cancelAllPages();
      else dropAllPages();
    },
  };
}

export type AllPages = ReturnType<typeof useAllPages>;

import { useSelector } from "@xstate/react";
import type { Earlier } from "machines";
import { useEffectEvent, useLayoutEffect } from "react";
import { usePortal, usePortalValue } from "./portal-context.ts";

const none: readonly unknown[] = [];

/** The report that another is compared with; null requests nothing. */
export function useEarlierReport(earlier: Earlier | null) {
  const portal = usePortal();
  const comparison = usePortalValue(({ children }) => children.comparison);
  const want = useEffectEvent(() => {
    if (earlier) comparison?.send({ type: "comparison.wanted", earlier });
  });
  // What is on its way already is not requested again when a person chooses it.
  const wanted = JSON.stringify(earlier && { ...earlier, isWished: null });
  // Before the screen is painted: it never shows the rows of another range.
  useLayoutEffect(() => {
    if (wanted === "null") return;
    want();
    return () => portal.getSnapshot().children.comparison?.send({ type: "comparison.dropped" });
  }, [portal, wanted]);
  const isWished = earlier?.isWished ?? false;
  useLayoutEffect(() => {
    if (isWished) want();
  }, [isWished]);
  return {
    rows: useSelector(comparison, (snapshot) => snapshot?.context.rows ?? none),
    /** Those of the later range until the same time, where both were asked so. */
    ownRows: useSelector(comparison, (snapshot) => snapshot?.context.ownRows ?? null),
    state: useSelector(comparison, (snapshot) => snapshot?.value ?? "unwanted"),
  };
}

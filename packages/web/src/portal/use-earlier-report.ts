import { useSelector } from "@xstate/react";
import type { ReportInput } from "machines";
import { useEffect, useEffectEvent } from "react";
import { usePortal, usePortalValue } from "./portal-context.ts";

const none: readonly unknown[] = [];

/** The same report of another range, for as long as it is wanted; null asks for nothing. */
export function useEarlierReport(input: ReportInput | null) {
  const id = input
    ? (`report.${input.report}@${input.company}#${JSON.stringify(input.filter)}` as const)
    : null;
  const portal = usePortal();
  const open = useEffectEvent(() => {
    if (id && input) portal.send({ type: "report.opened", id, input });
  });
  useEffect(() => {
    if (!id) return;
    open();
    return () => portal.send({ type: "report.closed", id });
  }, [portal, id]);

  const report = usePortalValue(({ children }) => (id ? children[id] : undefined));
  return {
    rows: useSelector(report, (snapshot) => snapshot?.context.rows ?? none),
    state: useSelector(report, (snapshot): "loading" | "failed" | "loaded" => {
      if (!snapshot || snapshot.hasTag("loading")) return "loading";
      return snapshot.matches({ report: "failed" }) ? "failed" : "loaded";
    }),
  };
}

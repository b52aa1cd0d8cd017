import { getIntracityCounterwiseReport, getIntracitySummary } from "partner-sdk";
import { report } from "web/modules/report.ts";

const figures = [
  { title: "Tickets", kind: "count", field: "total_tickets" },
  { title: "Fares", kind: "money", field: "total_fares" },
] as const;
const shared = {
  title: "Report",
  dated: true,
  totals: ["total_tickets", "total_fares"],
  day: { count: "total_tickets", amount: "total_fares" },
} as const;

/** Two reports of which the running day tells both totals. */
export const counters = report({
  ...shared,
  route: "/counters",
  operation: getIntracityCounterwiseReport,
  columns: [{ title: "Counter", kind: "name", field: "counter.name" }, ...figures],
  pairedBy: ["counter.name"],
});
export const summary = report({
  ...shared,
  route: "/summary",
  operation: getIntracitySummary,
  columns: [{ title: "Date", kind: "date", field: "date" }, ...figures],
  pairedBy: ["date"],
});

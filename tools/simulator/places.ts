import type { ReportOperation } from "machines/reports/report-request";
import { comparedRange } from "machines/time/compared-range";
import type { DateRange } from "machines/time/date-range";
import {
  getCounterwiseTicketingCounterwiseReport,
  getIntracityCounterwiseReport,
  getOfflineCounterReport,
  listWaterVehicles,
  type Module,
} from "partner-sdk";
import { remembering } from "./remembering.ts";

/** A report of the portal, as far as the simulator needs it. */
export type Report = {
  route: string;
  operation: ReportOperation;
  module: Module;
  /** Whether it has a range; otherwise it is a list that comes in pages. */
  isDated: boolean;
};

export const reports: readonly Report[] = [
  {
    route: "/intracity/counterwise/report/",
    operation: getIntracityCounterwiseReport,
    module: "intracity",
    isDated: true,
  },
  {
    route: "/water/vehicles",
    operation: listWaterVehicles,
    module: "water",
    isDated: false,
  },
  {
    route: "/offline-counter/report",
    operation: getOfflineCounterReport,
    module: "offline_counter",
    isDated: true,
  },
  {
    route: "/counterwise-ticketing/counterwise/report/",
    operation: getCounterwiseTicketingCounterwiseReport,
    module: "counterwise_ticketing",
    isDated: true,
  },
];

/** Those that the simulated portal has. */
export const modules = reports.map(({ module }) => module);

export const reportAt = (path: string) => reports.find(({ route }) => route === path);

/** One that goes on, one that is over, the longest; one that is refused, and one that is a day too long. */
export const ranges: readonly DateRange[] = [
  { from: "2026-11-23", to: "2026-11-24" },
  { from: "2026-11-01", to: "2026-11-08" },
  { from: "2026-10-01", to: "2026-11-02" },
  { from: "2026-11-08", to: "2026-11-01" },
  { from: "2026-10-01", to: "2026-11-03" },
];

export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

const today = "2026-11-23";

/** The range that another is compared with; none for one that goes on, as this host has no hours. */
export const comparedWith = (range: DateRange | null): DateRange | null =>
  range === null || (range.from <= today && today < range.to)
    ? null
    : comparedRange(range, "before");

/** What the query of an address, or of a request, says. */
export const saidIn = remembering((page: string) => {
  const query = new URLSearchParams(page.split("?")[1]);
  return {
    company: query.get("company"),
    from: query.get("from_date"),
    to: query.get("to_date"),
    stoppage: query.get("stoppage"),
  };
});

/** The filter that an address asks for. */
export function filterAt(page: string, { isDated }: Pick<Report, "isDated">) {
  const { from, to, stoppage } = saidIn(page);
  const [running] = ranges as [DateRange];
  const range = from ? { from, to: to ?? "" } : running;
  return { range: isDated ? range : null, fields: { stoppage: stoppage ?? "" } };
}

export const isCompared = (page: string) => page.includes("compare=");

export function addressOf(
  route: string,
  said: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = Object.entries(said).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length > 0 ? `${route}?${query.join("&")}` : route;
}

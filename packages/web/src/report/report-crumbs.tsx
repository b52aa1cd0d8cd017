import type { DateRange } from "machines";
import type { ModuleEntry } from "../modules/catalogue.ts";
import type { Report } from "../modules/report.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { rangeQuery } from "./filter/filter-in-address.ts";

export type ReportCrumbsProps = {
  entry: ModuleEntry;
  report: Report;
  title: string;
  range: DateRange | null;
};

/** The way back to the report whose row led here keeps the range. */
export function ReportCrumbs({ entry, report, title, range }: ReportCrumbsProps) {
  const from = entry.screens.find(({ route }) => route === report.subject?.from);
  return (
    <Breadcrumbs
      crumbs={[
        { title: "Home", href: "/" },
        { title: entry.title, href: entry.home === report.route ? entry.path : entry.home },
        ...(from
          ? [{ title: from.title, href: range ? `${from.route}?${rangeQuery(range)}` : from.route }]
          : []),
        { title },
      ]}
    />
  );
}

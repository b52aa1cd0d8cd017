import { withCompany } from "machines";
import { addressOf } from "../modules/address-of.ts";
import type { ModuleEntry } from "../modules/catalogue.ts";
import type { Report } from "../modules/report.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";

export type ReportCrumbsProps = {
  entry: ModuleEntry;
  report: Report;
  title: string;
  company: string;
  /** What goes along to the report that led here. */
  along: URLSearchParams;
};

export function ReportCrumbs({ entry, report, title, company, along }: ReportCrumbsProps) {
  const from = entry.screens.find(({ route }) => route === report.subject?.from);
  const home = withCompany(entry.home, company);
  return (
    <Breadcrumbs
      crumbs={[
        { title: "Home", href: "/" },
        { title: entry.title, href: report.route === entry.home ? entry.path : home },
        ...(from ? [{ title: from.title, href: addressOf(from, { from: along }) }] : []),
        { title },
      ]}
    />
  );
}

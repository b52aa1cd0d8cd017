import type { ReportFilterInput } from "machines";
import type { PortalActor } from "./start-portal.ts";

export const reportIdOf = ({ report, company }: ReportFilterInput) =>
  `reportFilter.${report}@${company}` as const;

/** One that is open already takes up the filter, where it is another. */
export function openReport(portal: PortalActor, input: ReportFilterInput) {
  portal.send({ type: "report.opened", id: reportIdOf(input), input });
}

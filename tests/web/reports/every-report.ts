import { screen } from "@testing-library/react";
import type { FakeHost } from "partner-sdk/testing";
import { expect, type Mock } from "vitest";
import { catalogue } from "web/reports/definitions/catalogue.ts";
import type { Report } from "web/reports/definitions/report.ts";
import type { PortalActor } from "web/state/start-portal.ts";
import { page } from "../portal/open-portal.tsx";
import { refreshedNoData, refreshReport } from "../portal/refreshed-report.ts";

export const reports = catalogue
  .flatMap(({ screens }) => screens)
  .filter((one): one is Report => one.kind === "report")
  .map((report): [path: string, report: Report] => {
    const path = report.route.replace(/:\w+/, "BA%2F11");
    const isSearch = report.filters.some((field) => field.kind === "text" && field.required);
    return [isSearch ? `${path}?registration_number=DHK-1` : path, report];
  });

export const refusals = [
  ["bad_request", "The request has invalid fields. (to_date: The range is longer than 32 days.)"],
  ["forbidden", "This company is not among the allowed companies."],
  ["not_found", "Nothing was found at this address."],
  ["unavailable", "The service is unavailable at the moment. Try again soon."],
] as const;

/** Two that follow each other, so that all do in turn. */
export const neighbors = <T>(all: readonly T[], nth: number): T[] =>
  [...all, ...all].slice(nth % all.length, (nth % all.length) + 2);

type Opened = {
  host: FakeHost;
  logged: Mock;
  portal: PortalActor;
  path: string;
  report: Report;
};
type Answers = { refusals: readonly (typeof refusals)[number][]; bodies: readonly string[] };

/** Whether a 404 says that the host has no such report: a vehicle or a counter may be unknown. */
const isWithout = ({ operation: { feature, path } }: Report) =>
  feature !== undefined && path.indexOf("{") === path.indexOf("{company_id}");

/** Asks for a report without rows again and again, and expects 'No Data' whatever the answer is, or that the host does not have it. */
export async function saysNoData(
  { host, logged, portal, path, report }: Opened,
  { refusals, bodies }: Answers,
) {
  const isLast = ([code]: (typeof refusals)[number]) => code === "not_found" && isWithout(report);
  for (const [code, words] of refusals.filter((one) => !isLast(one))) {
    logged.mockClear();
    host.fails(report.operation, code);
    await refreshedNoData(portal);
    expect([screen.queryByText(words), page()]).toEqual([null, path]);
    // A summary asks for the range before, too.
    expect([...new Set(logged.mock.calls.flat())]).toEqual([words]);
  }
  for (const body of bodies) {
    host.says(report.operation, body);
    await refreshedNoData(portal);
    expect([body, screen.queryByRole("table"), page()]).toEqual([body, null, path]);
  }
  if (!refusals.some(isLast)) return;
  host.fails(report.operation, "not_found");
  refreshReport(portal);
  await screen.findByText("Your service does not offer this report");
  expect([screen.queryByRole("button", { name: "Try again" }), page()]).toEqual([null, path]);
}

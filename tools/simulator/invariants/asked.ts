import { daysBetween, filterAt, isCompared, saidIn } from "../places.ts";
import type { Invariant } from "./invariant.ts";

/** A range that is refused is never asked for. */
export const noRefusedRangeIsAsked: Invariant = ({ network }) => {
  for (const { path } of network.calls) {
    const { from, to } = saidIn(path);
    if (from === null || to === null) continue;
    const days = daysBetween(from, to);
    if (days < 0 || days > 32) return `${from} to ${to} was requested`;
  }
  return undefined;
};

/** A report, a list or the day that the host turned out not to have is on no screen, and nothing asks for it. */
export const whatIsNotOfferedIsNotAsked: Invariant = ({ network, portal }) => {
  const { notOffered = [], reports = [] } = portal?.getSnapshot().context ?? {};
  const opened = reports.map(({ operation: { path } }) => `GET ${path}`);
  const asked = network.calls
    .filter(({ isOwn, method }) => isOwn && method === "GET")
    .map(({ path }) => `GET ${path.replace(/\?.*/s, "")}`);
  for (const key of notOffered) {
    const pattern = new RegExp(`^${key.replace(/\{\w+\}/g, "[^/]+")}$`);
    if (opened.includes(key)) return `${key} is shown`;
    if (asked.some((one) => pattern.test(one))) return `${key} was requested`;
  }
  return undefined;
};

/** A report has asked for what its filter says, which is what the address says. */
export const aReportAsksForItsFilter: Invariant = ({ page, portal, screen }, { device }) => {
  const { report } = screen ?? {};
  const { filter: chosen, rows } = (portal && screen?.opened?.getSnapshot().children) ?? {};
  if (!report || !chosen || !rows || !device.isOnline) return undefined;
  const own = JSON.stringify(chosen.getSnapshot().context.filter);
  if (own !== JSON.stringify(filterAt(page, report))) return "the address says another filter";
  const asked = rows.getSnapshot();
  const { filter, wanted } = asked.context;
  const isAsked = !asked.matches("idle") && wanted === null;
  return isAsked && JSON.stringify(filter) !== own
    ? `the report asks for ${JSON.stringify(filter)}`
    : undefined;
};

/** What is compared with is what the screen says. */
export const theComparisonIsTheScreens: Invariant = ({ page, portal, screen }) => {
  const { rows, comparison } = (portal && screen?.opened?.getSnapshot().children) ?? {};
  if (!rows || !comparison) return undefined;
  const { request } = comparison.getSnapshot().context;
  const { filter } = rows.getSnapshot().context;
  if (!isCompared(page) || filter === null)
    return request ? "a report is compared unasked" : undefined;
  return request?.filter === filter ? undefined : "another report is compared with";
};

/** Nobody is led to the 500 page unless something failed that the screen needs. */
export const theErrorPageFollowsAFailure: Invariant = (tab) => {
  // Whatever goes wrong at the start leads there.
  if (tab.portal?.getSnapshot().value === "unavailable") tab.mayFail = true;
  return tab.page === "/error" && !tab.mayFail ? "nothing has failed" : undefined;
};

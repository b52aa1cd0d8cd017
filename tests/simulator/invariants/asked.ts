import { daysBetween, filterAt, saidIn } from "../places.ts";
import type { Invariant } from "./invariant.ts";

/** A range that is refused is never asked for. */
export const noRefusedRangeIsAsked: Invariant = ({ network }) => {
  for (const { path } of network.calls) {
    const { from, to } = saidIn(path);
    if (from === null || to === null) continue;
    const days = daysBetween(from, to);
    if (days < 0 || days > 32) return `${from} to ${to} is asked for`;
  }
  return undefined;
};

/** A report has asked for what its filter says, which is what the address says. */
export const aReportAsksForItsFilter: Invariant = ({ page, portal, screen }, { device }) => {
  const { report } = screen ?? {};
  const opened = report && portal?.getSnapshot().children[report.id]?.getSnapshot();
  const inner = opened?.children.report?.getSnapshot();
  if (!opened || !inner || !device.isOnline) return undefined;
  const own = JSON.stringify(opened.context.filter);
  if (own !== JSON.stringify(filterAt(page, report))) return "the address says another filter";
  const { filter, wanted } = inner.context;
  const isAsked = !inner.matches("unasked") && wanted === null;
  return isAsked && JSON.stringify(filter) !== own
    ? `the report asks for ${JSON.stringify(filter)}`
    : undefined;
};

/** What is compared with is what the screen says. */
export const theComparisonIsTheScreens: Invariant = ({ portal, screen }) => {
  const comparison = portal?.getSnapshot().children.comparison?.getSnapshot();
  if (!comparison || !screen) return undefined;
  const { earlier } = comparison.context;
  if (earlier === null) return undefined;
  const isSame = JSON.stringify({ ...earlier, isWished: null }) === screen.compared;
  return isSame ? undefined : "another report is compared with";
};

/** Nobody is led to the 500 page unless something failed that the screen needs. */
export const theErrorPageFollowsAFailure: Invariant = (tab) => {
  // Whatever goes wrong at the start leads there.
  if (tab.portal?.getSnapshot().value === "unavailable") tab.mayFail = true;
  return tab.page === "/error" && !tab.mayFail ? "nothing has failed" : undefined;
};

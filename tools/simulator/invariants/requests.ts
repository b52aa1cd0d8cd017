import { comparedWith } from "../places.ts";
import type { Tab } from "../tab.ts";
import type { Invariant } from "./invariant.ts";

/** Every request is settled once, so that as many are counted as nobody has answered or lost. */
export const everyRequestIsSettledOnce: Invariant = (tab) => {
  const { started, settled, inFlight } = tab.tally;
  const loading = tab.portal?.getSnapshot().children.loading?.getSnapshot();
  if (inFlight < 0) return `${settled} settlements for ${started} requests`;
  if (loading && loading.context.inFlight !== inFlight) {
    return `${loading.context.inFlight} are counted, and ${inFlight} are in flight`;
  }
  const open = tab.network.calls.filter(({ isOwn }) => isOwn).length;
  if (open > inFlight) return `${open} are on their way, and ${inFlight} are in flight`;
  return open < inFlight && !hasPause(tab) ? `${inFlight - open} were never settled` : undefined;
};

/** The pages of a whole list are asked for again after a pause. */
const hasPause = ({ screen }: Tab) => {
  const value = screen?.opened?.getSnapshot().children.allPages?.getSnapshot().value;
  return typeof value === "object";
};

export const theFlagTellsOfRequests: Invariant = ({ tally, portal }, { clock }) => {
  const loading = portal?.getSnapshot().children.loading?.getSnapshot();
  if (!loading) return "nobody counts the requests";
  if (loading.hasTag("loading") !== tally.flag) return `the flag is ${!tally.flag}`;
  if (loading.hasTag("inFlight") !== tally.inFlight > 0) {
    return `the progress bar is wrong with ${tally.inFlight} in flight`;
  }
  const isSlow = tally.inFlight > 0 && clock.now() - tally.since >= 5000;
  return loading.hasTag("slow") === isSlow ? undefined : `it is ${isSlow ? "" : "not "}slow`;
};

/** Whoever waits has asked, and who has left does not wait. */
export const whoeverWaitsHasAsked: Invariant = (tab) => {
  const { waiting, possibly } = waitingIn(tab);
  const { inFlight } = tab.tally;
  return waiting.length <= inFlight && inFlight <= waiting.length + possibly
    ? undefined
    : `${inFlight} requests are in flight, and ${waiting.join(", ") || "nobody"} waits`;
};

/** Who waits for a request, and for how many more somebody may wait: a refresh has two where it is compared, of which one may have come. */
function waitingIn({ portal, screen, today }: Tab) {
  const waiting: string[] = [];
  let possibly = 0;
  const snapshot = portal?.getSnapshot();
  if (!snapshot) return { waiting, possibly };
  const { authentication } = snapshot.children;
  const add = (name: string, isWaiting: boolean | undefined) => isWaiting && waiting.push(name);
  const own = authentication?.getSnapshot();
  add("the start", own?.matches("startingUp"));
  add("a sign-in", own?.matches("signingIn"));
  const { value = "" } = own ?? {};
  const text = typeof value === "string" ? value : JSON.stringify(value);
  add("a sign-out", text.includes("signingOut"));
  for (const { report } of snapshot.context.reports) {
    const opened = report.getSnapshot();
    const { allPages, comparison } = opened.children;
    const rows = opened.children.rows?.getSnapshot();
    add("rows", rows?.matches("loading") || rows?.matches({ rows: "extending" }));
    const compared = comparison?.getSnapshot();
    const other = comparedWith(compared?.context.request?.filter.range ?? null);
    add("a comparison", compared?.matches("loading") && other !== null);
    const isRefreshing = opened.matches({ whole: "refreshing" });
    add("a refresh", isRefreshing);
    if (isRefreshing && opened.context.comparing && other) possibly += 1;
    const { value: stage } = allPages?.getSnapshot() ?? {};
    add("all pages", typeof stage === "object" && stage.loading !== "waiting");
  }
  add("the day", today?.getSnapshot().value === "asking");
  const { started = {} } = screen ?? {};
  for (const [name, actor] of Object.entries(started)) {
    const { value } = actor.getSnapshot();
    const stage = typeof value === "object" ? Object.values(value as object)[0] : value;
    add(name, name !== "missing" && asking.has(String(stage)));
  }
  return { waiting, possibly };
}

const asking = new Set([
  ...["asking", "loading", "ending", "endingOthers", "sending", "checking", "fetching"],
  ...["beginning", "confirming", "askingPasskey"],
]);

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
  const value = screen?.started.whole?.getSnapshot().value;
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
  const waiting = waitingIn(tab);
  const { inFlight } = tab.tally;
  return waiting.length === inFlight
    ? undefined
    : `${inFlight} requests are in flight, and ${waiting.join(", ") || "nobody"} waits`;
};

function waitingIn({ portal, screen, today }: Tab): readonly string[] {
  const snapshot = portal?.getSnapshot();
  if (!snapshot) return [];
  const { authentication, comparison } = snapshot.children;
  const waiting: string[] = [];
  const add = (name: string, isWaiting: boolean | undefined) => isWaiting && waiting.push(name);
  const own = authentication?.getSnapshot();
  add("the start", own?.matches("startingUp"));
  add("a sign-in", own?.matches("signingIn"));
  const { value = "" } = own ?? {};
  const text = typeof value === "string" ? value : JSON.stringify(value);
  add("a sign-out", text.includes("signingOut"));
  add("the comparison", comparison?.getSnapshot().value === "loading");
  for (const id of snapshot.context.reports) {
    const report = snapshot.children[id]?.getSnapshot().children.report?.getSnapshot();
    add(id, report?.matches("loading") || report?.matches({ rows: "extending" }));
  }
  add("the day", today?.getSnapshot().value === "asking");
  const { started = {} } = screen ?? {};
  for (const [name, actor] of Object.entries(started)) {
    const { value } = actor.getSnapshot();
    const stage = typeof value === "object" ? Object.values(value as object)[0] : value;
    add(name, name !== "missing" && asking.has(String(stage)));
  }
  return waiting;
}

const asking = new Set([
  ...["asking", "loading", "ending", "endingOthers", "sending", "checking", "fetching"],
  ...["beginning", "confirming", "askingPasskey"],
]);

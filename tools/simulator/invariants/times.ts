import type { Tab } from "../tab.ts";
import type { Invariant } from "./invariant.ts";

type Failure = { retryAfter: number | null } | null;
type Snapshot = { value: unknown; context: Record<string, unknown> };

const minute = 60_000;

/** Who is told to wait waits for so long, and no longer. */
export const whoIsToldToWaitWaits: Invariant = (tab, { clock }) => {
  const now = clock.now();
  // While another site was in the tab, its time stood still.
  if (tab.asideFor > 0) return undefined;
  for (const [name, snapshot] of mayWait(tab)) {
    const failure = snapshot?.context.failure as Failure | undefined;
    if (!snapshot || !failure?.retryAfter) continue;
    const known = tab.failures.get(name);
    const since = known?.failure === failure ? known.since : now;
    if (known?.failure !== failure) tab.failures.set(name, { failure, since });
    const isOver = now - since >= 1000 * failure.retryAfter;
    const text = JSON.stringify(snapshot.value);
    const isWaiting = /tooEarly|delayed/.test(text);
    if (isWaiting && isOver) return `${name} still waits`;
    if (!isWaiting && !isOver && /retriable|asking|resting|due/.test(text)) {
      return `${name} does not wait`;
    }
  }
  return undefined;
};

/** What goes on is asked anew in time. */
export const whatGoesOnIsAskedInTime: Invariant = (tab, { clock }) => {
  if (tab.asideFor > 0) return undefined;
  const today = tab.today?.getSnapshot();
  const { fetchedAt } = today?.context ?? {};
  const now = clock.now();
  if (today?.value === "fresh" && fetchedAt && now - fetchedAt >= minute) {
    return "the day is called fresh after a minute";
  }
  const refresh = tab.screen?.opened?.getSnapshot().children.refresh?.getSnapshot();
  const { fetchedAt: at, failure } = refresh?.context ?? {};
  if (!refresh?.matches("resting") || !at || failure) return undefined;
  return now - at >= 2 * minute ? "rows rest for two minutes" : undefined;
};

function* mayWait({ portal, today }: Tab): Generator<[string, Snapshot | undefined]> {
  const snapshot = portal?.getSnapshot();
  for (const { operation, report } of snapshot?.context.reports ?? []) {
    const { rows, refresh } = report.getSnapshot().children;
    yield [operation.path, rows?.getSnapshot() as Snapshot | undefined];
    yield [`a refresh of ${operation.path}`, refresh?.getSnapshot() as Snapshot | undefined];
  }
  yield ["the day", today?.getSnapshot() as Snapshot | undefined];
}

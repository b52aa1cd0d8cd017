import type { ActorEvent } from "machines/inspect/actor-events";
import type { Trace } from "machines/inspect/trace";

/** What a trace tells; null for a text that is none. */
export function traceIn(text: string): ActorEvent[] | null {
  try {
    const { version, steps } = JSON.parse(text) as Trace;
    return version === 1 && Array.isArray(steps) ? (steps as unknown as ActorEvent[]) : null;
  } catch {
    return null;
  }
}

import type { StatelyInspectionEvent } from "@statelyai/inspect";
import { machineNamed, type Step, type Trace } from "machines";

/** What an inspector of `@statelyai/inspect` would have been told, step by step. */
export function messagesOf({ steps }: Trace): StatelyInspectionEvent[] {
  const rootId = steps.find(({ name }) => name === "portal")?.actor ?? "";
  const seen = new Set<string>();
  return steps.flatMap((step, place): StatelyInspectionEvent[] => {
    const { actor, name, at } = step;
    const isNew = !seen.has(actor);
    seen.add(actor);
    const of = { rootId, sessionId: actor, createdAt: String(at), _version: "0.7" } as const;
    const created = {
      ...of,
      type: "@xstate.actor",
      id: `actor ${place}`,
      name,
      definition: definitionOf(step),
      parentId: actor === rootId ? undefined : rootId,
      snapshot: { status: "active" },
    } as const;
    return [
      ...(isNew ? [created] : []),
      "event" in step
        ? {
            ...of,
            type: "@xstate.event",
            id: `event ${place}`,
            event: step.event,
            sourceId: step.from ?? undefined,
          }
        : {
            ...of,
            type: "@xstate.snapshot",
            id: `state ${place}`,
            event: { type: "" },
            snapshot: snapshotOf(step),
          },
    ];
  });
}

function snapshotOf({ state, status }: Extract<Step, { state: unknown }>) {
  return { value: state, status, context: {}, output: undefined, error: undefined } as never;
}

/** Null for a text that is not a trace. */
export function traceIn(text: string): Trace | null {
  try {
    const read = JSON.parse(text);
    return read.version === 1 && Array.isArray(read.steps) ? read : null;
  } catch {
    return null;
  }
}

function definitionOf({ name }: Step): string {
  return JSON.stringify({ ...machineNamed(name)?.config, id: name });
}

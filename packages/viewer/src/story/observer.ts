import type { AnyActorRef, InspectionEvent } from "xstate";
import type { Happening } from "./story.ts";

type Told = (happening: Happening) => void;

/** Tells what an inspected system does; each actor by the ids that lead to it from the root. */
export function observer(tell: Told, now: () => number): (inspected: InspectionEvent) => void {
  const last = new Map<string, string>();
  return (inspected) => {
    const actor = inspected.actorRef as AnyActorRef;
    const of = { at: now(), actor: addressOf(actor), name: actor.id };
    if (inspected.type === "@xstate.event") {
      const from = inspected.sourceRef as AnyActorRef | undefined;
      tell({ ...of, event: inspected.event, from: from ? addressOf(from) : null });
    }
    if (inspected.type !== "@xstate.snapshot") return;
    const state = stateOf(inspected.snapshot);
    const known = JSON.stringify(state);
    if (last.get(actor.sessionId) === known) return;
    last.set(actor.sessionId, known);
    tell({ ...of, ...state });
  };
}

export function addressOf(actor: AnyActorRef): string {
  const { _parent: parent, id } = actor as AnyActorRef & { _parent?: AnyActorRef };
  return parent ? `${addressOf(parent)}/${id}` : id;
}

type Snapshot = { value?: unknown; status: string; context?: unknown; tags?: Iterable<string> };

/** Of a snapshot, what a story has of it. */
export function stateOf(snapshot: unknown) {
  const { value = null, status, context, tags = [] } = snapshot as Snapshot;
  return { state: value as never, status, context, tags: [...tags] };
}

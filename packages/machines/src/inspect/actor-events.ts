import type { AnyActorRef, InspectionEvent } from "xstate";
import type { Step } from "./trace.ts";

type StateValue = Extract<Step, { state: unknown }>["state"];

/** What happened to an actor, with all that it brought: a trace has less of it. */
export type ActorEvent = {
  /** In milliseconds since the first. */
  at: number;
  /** In a trace a number of its own, else the ids that lead to it from the root. */
  actor: string;
  name: string;
  /** Why whoever wrote a trace points at this step. */
  note?: string;
} & (
  | { event: { type: string } & Readonly<Record<string, unknown>>; from: string | null }
  | { state: StateValue; status: string; context?: unknown; tags?: readonly string[] }
  | { effect: string; with: unknown }
);

/** Tells what an inspected system does. A state is told when anything of it is another than before. */
export function publishActorEvents(tell: (happening: ActorEvent) => void, now: () => number) {
  const last = new Map<string, string>();
  return (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    const of = { at: now(), actor: actorPath(actor), name: actor.id };
    if (inspected.type === "@xstate.event") {
      const from = inspected.sourceRef as AnyActorRef | undefined;
      tell({ ...of, event: inspected.event, from: from ? actorPath(from) : null });
    }
    if (inspected.type !== "@xstate.snapshot") return;
    const state = stateOf(inspected.snapshot);
    const known = JSON.stringify(state);
    if (last.get(actor.sessionId) === known) return;
    last.set(actor.sessionId, known);
    tell({ ...of, ...state });
  };
}

/** `portal/authentication/loadUser`. */
export function actorPath(actor: AnyActorRef): string {
  const { _parent: parent, id } = actor as AnyActorRef & { _parent?: AnyActorRef };
  return parent ? `${actorPath(parent)}/${id}` : id;
}

/** An actor and all that it has started, at any depth. */
export function actorsWithin(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
  return [actor, ...Object.values(children).flatMap(actorsWithin)];
}

/** Every actor of a system as it is now. */
export function currentStates(root: AnyActorRef, at: number): ActorEvent[] {
  return actorsWithin(root).map((actor) => ({
    ...{ at, actor: actorPath(actor), name: actor.id },
    ...stateOf(actor.getSnapshot()),
  }));
}

type Snapshot = { value?: unknown; status: string; context?: unknown; tags?: Iterable<string> };

function stateOf(snapshot: unknown) {
  const { value = null, status, context, tags = [] } = snapshot as Snapshot;
  return { state: value as StateValue, status, context, tags: [...tags] };
}

import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from "xstate";
import { getShortestPaths, getStateNodes } from "xstate/graph";

type Transition = { source: { id: string }; eventType: string };

export type Walk = {
  states: { all: string[]; reached: string[] };
  transitions: { all: string[]; taken: string[] };
};

/**
 * Walks every reachable situation of a machine: plans the shortest way to each with xstate/graph,
 * then goes it and every event from there on a real actor, and notes the transitions taken.
 */
export function walk(
  machine: AnyStateMachine,
  given: {
    inputs: readonly unknown[];
    events: readonly EventObject[];
    serialize?: (snapshot: AnyMachineSnapshot) => string;
  },
): Walk {
  const names = namesOf(machine);
  const reached = new Set<string>();
  const taken = new Set<string>();
  const { events, serialize = serialized } = given;
  for (const input of given.inputs) {
    const possible = (snapshot: AnyMachineSnapshot) =>
      events.filter((event) => isPossible(event, snapshot));
    const options = { input, events: possible, serializeState: serialize, limit: 10_000 };
    const enterings = getShortestPaths(machine, options as never);
    for (const path of enterings) {
      for (const event of [null, ...possible(path.state as AnyMachineSnapshot)]) {
        const steps = path.steps.map((step) => step.event).filter(isSent);
        follow(machine, input, event ? [...steps, event] : steps, { names, reached, taken });
      }
    }
  }
  return {
    states: { all: nodesOf(machine).map(({ id }) => id), reached: [...reached] },
    transitions: { all: [...names.values()], taken: [...taken] },
  };
}

export function missing({ states, transitions }: Walk): string[] {
  return [
    ...states.all.filter((id) => !states.reached.includes(id)),
    ...transitions.all.filter((name) => !transitions.taken.includes(name)),
  ];
}

function follow(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
  notes: { names: Map<Transition, string>; reached: Set<string>; taken: Set<string> },
): void {
  const actor = createActor(machine, {
    input,
    logger: () => {},
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.microstep") return;
      if (inspected.actorRef.sessionId !== inspected.rootId) return;
      for (const { id } of (inspected.snapshot as AnyMachineSnapshot)._nodes) notes.reached.add(id);
      for (const transition of inspected._transitions) {
        notes.reached.add(transition.source.id);
        const name = notes.names.get(transition);
        if (name) notes.taken.add(name);
      }
    },
  });
  actor.start();
  for (const { id } of actor.getSnapshot()._nodes) notes.reached.add(id);
  for (const event of events) actor.send(event);
  actor.stop();
}

function nodesOf(machine: AnyStateMachine) {
  return [machine.root, ...getStateNodes(machine)];
}

function namesOf(machine: AnyStateMachine): Map<Transition, string> {
  const names = new Map<Transition, string>();
  for (const node of nodesOf(machine)) {
    for (const group of [...node.transitions.values(), node.always ?? []]) {
      for (const [index, transition] of group.entries()) {
        names.set(transition, `${node.id} on ${transition.eventType || "always"} (${index})`);
      }
    }
  }
  return names;
}

function serialized({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify({ value, context });
}

/** An actor can only settle while it runs. */
function isPossible({ type }: EventObject, { children }: AnyMachineSnapshot): boolean {
  const actor = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type)?.[1];
  return actor === undefined || children[actor] !== undefined;
}

function isSent({ type }: EventObject): boolean {
  return type !== "xstate.init";
}

export const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });

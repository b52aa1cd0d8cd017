import type { AnyStateMachine } from "xstate";

/** One transition of a machine, in words. Those that differ by their event alone are one. */
export type Arrow = {
  from: State;
  to: State | null;
  events: string[];
  /** The same, as XState has them: empty for `always`. */
  types: string[];
  guard: string;
  actions: string[];
  description: string;
  section: string;
};

/** A state of a machine, what it does on entry and on exit, and what it starts while it lasts. */
export type State = {
  id: string;
  key: string;
  parent: State | null;
  children: State[];
  isParallel: boolean;
  initial: string | null;
  starts: string[];
  /** What none of its states starts by itself: its actions spawn it. Of the root alone. */
  spawns: string[];
  entry: string[];
  exit: string[];
  tags: readonly string[];
  description: string;
  section: string;
};

/** All states of a machine in their order, the root first. */
export function statesOf(machine: AnyStateMachine): State[] {
  const states = familyOf(stateOf(machine.root, null));
  const [root] = states;
  const invoked = states.flatMap(({ id }) => machine.getStateNodeById(id).invoke);
  if (root)
    root.spawns = Object.keys(machine.implementations.actors).filter(
      (name) => !invoked.some(({ src }) => src === name),
    );
  return states;
}

/** All transitions of a machine, those without an event and after a delay too. */
export function arrowsOf(machine: AnyStateMachine, states: readonly State[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const from of states) {
    const node = machine.getStateNodeById(from.id);
    for (const each of [...node.transitions.values(), node.always ?? []].flat()) {
      const [target] = each.target ?? [];
      const guard = each.guard ? nameOf(each.guard) : "";
      const actions = each.actions.map(nameOf);
      const description = each.description ?? "";
      const key = JSON.stringify([from.id, target?.id, guard, actions, description]);
      const known = arrows.get(key);
      const event = eventInWords(each.eventType);
      if (known) {
        known.events.push(event);
        known.types.push(each.eventType);
      } else {
        const to = states.find(({ id }) => id === target?.id) ?? null;
        const section = each.meta?.section ?? "";
        const types = [each.eventType];
        arrows.set(key, {
          ...{ from, to, events: [event], types, guard, actions, description, section },
        });
      }
    }
  }
  return [...arrows.values()];
}

/** Whether one state lies within another, or is it. */
export function isWithin(state: State | null, outer: State): boolean {
  return state !== null && (state === outer || isWithin(state.parent, outer));
}

type Node = AnyStateMachine["root"];

/** What XState itself does on entry to a state that a delay leads out of, and on exit. */
const clock = ["xstate.raise", "xstate.cancel"];

function stateOf(node: Node, parent: State | null): State {
  const { id, key, type, config, description = "", tags, meta } = node;
  const state: State = {
    id,
    key,
    parent,
    children: [],
    isParallel: type === "parallel",
    initial: typeof config.initial === "string" ? config.initial : null,
    starts: node.invoke.map(({ id: actor, src }) => (actor === src ? actor : `${actor} (${src})`)),
    spawns: [],
    entry: node.entry.map(nameOf).filter((action) => !clock.includes(action)),
    exit: node.exit.map(nameOf).filter((action) => !clock.includes(action)),
    tags,
    description,
    section: meta?.section ?? "",
  };
  state.children = Object.values(node.states).map((child) => stateOf(child, state));
  return state;
}

function familyOf(state: State): State[] {
  return [state, ...state.children.flatMap(familyOf)];
}

function nameOf(named: unknown): string {
  return typeof named === "string" ? named : (named as { type: string }).type;
}

/** `loadReport done` of `xstate.done.actor.loadReport`. */
export function eventInWords(type: string): string {
  const [, kind, rest] =
    /^xstate\.(done\.actor|error\.actor|snapshot|after)\.(.*)$/.exec(type) ?? [];
  if (rest === undefined) return type === "" ? "always" : type;
  if (kind === "after") return `after ${rest.split(".")[0]}`;
  return `${rest} ${{ "done.actor": "done", "error.actor": "failed" }[String(kind)] ?? "changed"}`;
}

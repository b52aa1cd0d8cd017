import type { AnyStateMachine } from "xstate";
import { getStateNodes } from "xstate/graph";

export type StateNode = AnyStateMachine["root"];

/** What a diagram has to say of one transition, or of several that differ by their event alone. */
export type Transition = { from: StateNode; to: StateNode | null; says: string };

export function transitionsOf(machine: AnyStateMachine): Transition[] {
  const alike = new Map<
    string,
    { from: StateNode; to: StateNode | null; events: string[]; rest: string }
  >();
  for (const from of [machine.root, ...getStateNodes(machine)]) {
    for (const each of [...from.transitions.values(), from.always ?? []].flat()) {
      const to = each.target?.[0] ?? null;
      const guard = each.guard ? ` [${typeOf(each.guard)}]` : "";
      const actions = each.actions.map(typeOf);
      const rest = to ? guard : `${guard} / ${actions.join(", ") || "nothing"}`;
      const key = JSON.stringify([from.id, to?.id, guard, actions, each.description]);
      const { events } = alike.get(key) ?? { events: [] };
      alike.set(key, { from, to, events: [...events, inWords(each.eventType)], rest });
    }
  }
  return [...alike.values()].map(({ from, to, events, rest }) => ({
    from,
    to,
    says: `${events.length > 3 ? `${events[0]} and ${events.length - 1} alike` : events.join(" or ")}${rest}`,
  }));
}

function typeOf(named: unknown): string {
  return typeof named === "string" ? named : (named as { type: string }).type;
}

const words: readonly (readonly [RegExp, string])[] = [
  [/^$/, "always"],
  [/^xstate\.after\.(\w+)\..*$/, "after $1"],
  [/^xstate\.done\.actor\.(.*)$/, "$1 done"],
  [/^xstate\.error\.actor\.(.*)$/, "$1 failed"],
  [/^xstate\.snapshot\.(.*)$/, "$1 changed"],
];

function inWords(event: string): string {
  const [pattern = /$^/, replacement = ""] = words.find(([pattern]) => pattern.test(event)) ?? [];
  return event.replace(pattern, replacement) || "always";
}

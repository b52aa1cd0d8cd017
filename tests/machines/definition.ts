import type { AnyStateMachine } from "xstate";

type Node = AnyStateMachine["root"];

/** Every state of a machine with its transitions, as XState itself understands them. */
export function statesOf(machine: AnyStateMachine) {
  return nodesOf(machine.root).map((node) => ({
    id: node.id,
    type: node.type,
    initial: node.initial?.target.map(({ id }) => id) ?? [],
    description: node.description ?? "",
    tags: node.tags,
    entry: node.entry.map(typeOf),
    exit: node.exit.map(typeOf),
    actors: node.invoke.map(({ id, src }) => `${id}: ${src}`),
    delays: node.after.map(({ delay }) => delay),
  }));
}

/** Every transition of a machine; those on a change of an actor apart. */
export function transitionsOf(machine: AnyStateMachine) {
  const all = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map((each) => ({
      from: node.id,
      event: each.eventType,
      guard: each.guard ? typeOf(each.guard) : "",
      to: each.target?.map(({ id }) => id) ?? null,
      actions: each.actions.map(typeOf),
      description: each.description ?? "",
    })),
  );
  const isChange = ({ event }: { event: string }) => event.startsWith("xstate.snapshot.");
  return { changes: all.filter(isChange), others: all.filter((each) => !isChange(each)) };
}

function nodesOf(node: Node): Node[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function typeOf(named: unknown): string {
  return typeof named === "string" ? named : (named as { type: string }).type;
}

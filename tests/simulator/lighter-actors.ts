import { Actor, type EventObject, StateMachine } from "xstate";

type Implementations = Readonly<Record<Kind, Readonly<Record<string, unknown>>>>;
type Kind = "actors" | "actions" | "guards" | "delays";
type Filled = { implementations: Implementations } & Record<string, unknown>;

const kinds: readonly Kind[] = ["actors", "actions", "guards", "delays"];
const bound = [
  "transition",
  "getInitialSnapshot",
  "getPersistedSnapshot",
  "restoreSnapshot",
  "start",
];

/**
 * A machine whose holes are filled builds all its states anew, which costs a simulated page more than all it does
 * afterwards. They are the same whatever fills the holes, so that here all machines of one kind share them.
 */
export function shareNodes(): void {
  const prototype = StateMachine.prototype as unknown as Record<string, unknown>;
  prototype.provide = function provide(this: Filled, more: Partial<Implementations>) {
    const filled = Object.assign(Object.create(prototype), this) as Filled;
    filled.implementations = Object.fromEntries(
      kinds.map((kind) => [kind, { ...this.implementations[kind], ...more[kind] }]),
    ) as Implementations;
    for (const name of bound) {
      filled[name] = (prototype[name] as (...args: unknown[]) => unknown).bind(filled);
    }
    return filled;
  };
}

/** Tells of all that is sent from outside to an actor of this id, which is all that is needed of an inspector here. */
export function hearSent(id: string, hear: (actor: unknown, event: EventObject) => void): void {
  const prototype = Actor.prototype as unknown as { send: (event: EventObject) => void };
  const { send } = prototype;
  prototype.send = function heard(this: { id: string }, event: EventObject) {
    if (this.id === id) hear(this, event);
    send.call(this, event);
  };
}

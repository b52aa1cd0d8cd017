import { Actor, type EventObject, StateMachine } from "xstate";

type Filling = Readonly<Record<string, unknown>>;
type Implementations = Readonly<Record<"actors" | "actions" | "guards" | "delays", Filling>>;
type Filled = { implementations: Implementations } & Record<string, unknown>;

/** XState binds these to each machine; whoever calls them names the machine anyway. */
const bound = [
  "transition",
  "getInitialSnapshot",
  "getPersistedSnapshot",
  "restoreSnapshot",
  "start",
];

/**
 * A machine whose implementations are provided builds all its states anew, which costs a simulated page more than all it does
 * afterwards. They are the same whatever the implementations, so that here all machines of one kind share them.
 */
export function shareNodes(): void {
  const prototype = StateMachine.prototype as unknown as Record<string, unknown>;
  class FilledMachine {
    constructor(machine: Filled, implementations: Implementations) {
      Object.assign(this, machine, { implementations });
      for (const name of bound) (this as Record<string, unknown>)[name] = prototype[name];
    }
  }
  Object.setPrototypeOf(FilledMachine.prototype, prototype);
  prototype.provide = function provide(this: Filled, more: Partial<Implementations>) {
    const { actors, actions, guards, delays } = this.implementations;
    return new FilledMachine(this, {
      actors: { ...actors, ...more.actors },
      actions: { ...actions, ...more.actions },
      guards: { ...guards, ...more.guards },
      delays: { ...delays, ...more.delays },
    });
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

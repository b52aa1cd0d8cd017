import { machineNamed } from "machines/inspect/all-machines";
import { type AnyActorLogic, type AnyActorRef, type AnyStateMachine, StateMachine } from "xstate";

type Kind = "promise" | "callback";

/** Stands where the app has a request or a subscription, and does what it is told to. */
type Implementation = AnyActorLogic & { implementation: Kind };

type Config = (given: object) => unknown;

/** What an implementation is told: what it answers, or throws. */
export const answered = "viewer.answered";
export const failed = "viewer.failed";

/**
 * A machine that runs without an app: guards and actions are its own, and so are the machines that it
 * starts; an implementation that is one of them is provided. What else the app would provide waits for whoever looks; effects are told to `note`.
 */
export function provided(
  machine: AnyStateMachine,
  note: (actor: AnyActorRef, effect: string, params: unknown) => void,
): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const logics = Object.entries(actors).map(([name, logic]) => {
    if (logic instanceof StateMachine) return [name, provided(logic, note)];
    const known = machineNamed(name);
    if (known) return [name, provided(known, note)];
    const kind = kindToProvide(logic);
    return [name, kind ? waiting(kind) : logic];
  });
  const effects = Object.entries(actions).flatMap(([name, action]) =>
    typeof action === "function" && !("resolve" in action)
      ? [[name, ({ self }: { self: AnyActorRef }, params: unknown) => note(self, name, params)]]
      : [],
  );
  return machine.provide({
    actors: Object.fromEntries(logics),
    actions: Object.fromEntries(effects),
  });
}

export function implementationOf(actor: AnyActorRef): Kind | undefined {
  const { logic } = actor as AnyActorRef & { logic?: Partial<Implementation> };
  return logic?.implementation;
}

/** An implementation that is not provided says its name and fails. What goes on, or fails otherwise, is the machine's own. */
function kindToProvide(logic: unknown): Kind | undefined {
  const { config } = logic as { config: Config };
  try {
    const result = config({ input: {} });
    if (!(result instanceof Promise)) return undefined;
    result.catch(() => {});
    return "promise";
  } catch (error) {
    return / is not provided$/.test((error as Error).message) ? "callback" : undefined;
  }
}

function waiting(implementation: Kind): Implementation {
  return {
    implementation,
    config: undefined,
    getInitialSnapshot: (_: unknown, input: unknown) => ({
      status: "active",
      output: undefined,
      error: undefined,
      input,
    }),
    transition: (snapshot: object, event: { type: string; output?: unknown; error?: unknown }) => {
      if (event.type === answered) return { ...snapshot, status: "done", output: event.output };
      if (event.type === failed) return { ...snapshot, status: "error", error: event.error };
      return snapshot;
    },
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  } as unknown as Implementation;
}

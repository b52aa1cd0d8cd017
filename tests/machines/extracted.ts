import { createRequire } from "node:module";
import { type AnyStateMachine, createMachine } from "xstate";

type Many<T> = T | T[];
type Named = { type: string; params?: object };
type Extracted = { [key: string]: unknown };

type Reading = { toConfig(): Extracted; getAllMachineImplementations(): Record<string, object> };
type Extractor = { extractMachinesFromFile(code: string): { machines: Reading[] } | null };

const { extractMachinesFromFile }: Extractor = createRequire(
  new URL("extractor/package.json", import.meta.url),
)("@xstate/machine-extractor");

/** What the extractor of Stately reads in a file, as the definition of each machine. */
export function extracted(code: string): Extracted[] {
  return readingsOf(code).map((each) => stateOf(each.toConfig()));
}

/** The code that it reads for guards, actions, actors and delays, by their names. */
export function extractedCode(code: string): Record<string, object>[] {
  return readingsOf(code).map((each) => each.getAllMachineImplementations());
}

function readingsOf(code: string): Reading[] {
  return extractMachinesFromFile(code)?.machines ?? [];
}

/** A machine made of nothing but what was read. */
export function machineOf(definition: Extracted | undefined): AnyStateMachine {
  return createMachine(definition as never);
}

function stateOf(state: Extracted): Extracted {
  const { entry, exit, invoke, always, on, after, states } = state;
  return {
    ...state,
    ...(entry ? { entry: many(entry as Many<Action>).map(nameOf) } : {}),
    ...(exit ? { exit: many(exit as Many<Action>).map(nameOf) } : {}),
    ...(invoke ? { invoke: many(invoke as Many<Extracted>).map(actorOf) } : {}),
    ...(always ? { always: transitionsOf(always) } : {}),
    ...(on ? { on: mapped(on, transitionsOf) } : {}),
    ...(after ? { after: mapped(after, transitionsOf) } : {}),
    ...(states ? { states: mapped(states, (each) => stateOf(each as Extracted)) } : {}),
  };
}

type Action = { action: Named };

function nameOf({ action }: Action): Named {
  return action;
}

/** Its transitions are in the words of XState 4. */
function transitionsOf(transitions: unknown): Extracted[] {
  return many(transitions as Many<Extracted>).map(({ cond, actions, ...transition }) => {
    const { kind: _, ...guard } = (cond ?? {}) as Extracted;
    return {
      ...transition,
      ...(cond ? { guard } : {}),
      ...(actions ? { actions: many(actions as Many<Action>).map(nameOf) } : {}),
    };
  });
}

function actorOf({ kind: _, ...actor }: Extracted): Extracted {
  const ends = ["onDone", "onError"].filter((end) => end in actor);
  return {
    ...actor,
    ...Object.fromEntries(ends.map((end) => [end, transitionsOf(actor[end])])),
  };
}

function mapped<T>(object: unknown, map: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(object as object).map(([key, value]) => [key, map(value)]),
  );
}

function many<T>(some: Many<T>): T[] {
  return Array.isArray(some) ? some : [some];
}

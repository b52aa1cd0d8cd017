import { type AnyStateMachine, createActor, type EventObject } from "xstate";

/** What a machine says that is started and sent events without implementations. */
export async function errorsOf(machine: AnyStateMachine, input: unknown, events: EventObject[]) {
  const said = new Set<string>();
  const actor = createActor(machine, {
    input,
    logger: () => {},
    inspect: (inspected) => {
      if (inspected.type !== "@xstate.event") return;
      const { error }: { type: string; error?: unknown } = inspected.event;
      if (error instanceof Error) said.add(error.message);
    },
  });
  actor.subscribe({ error: (error) => said.add((error as Error).message) });
  actor.start();
  for (const event of events) {
    await new Promise((resolve) => setImmediate(resolve));
    actor.send(event);
  }
  await new Promise((resolve) => setImmediate(resolve));
  // Some try again for ever.
  actor.stop();
  return [...said];
}

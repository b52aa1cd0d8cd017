import type { AnyMachineSnapshot } from "xstate";
import type { Arrow } from "../drawing/definition.ts";
import { exampleAnswers, exampleErrors, exampleEvents } from "../simulation/examples.ts";
import type { Deed, Moment } from "../simulation/simulation.ts";

/** What would have a transition happen now: of several events, answers and failures those that lead there. */
export function deedsOf(
  { from, types, guard, to }: Arrow,
  address: string,
  snapshot: AnyMachineSnapshot,
  { waiting, timers }: Moment,
): Deed[] {
  const isIn = snapshot._nodes.some(({ id }) => id === from.id);
  if (!isIn) return [];
  return types.flatMap((type): Deed[] => {
    const [, kind = "", name = ""] =
      /^xstate\.(done\.actor|error\.actor|after)\.(.*)$/.exec(type) ?? [];
    if (kind === "after") {
      const timer = timers.find(({ of }) => of === `after ${name.replace(".", " in ")}`);
      return timer ? [{ do: "pass", milliseconds: timer.in }] : [];
    }
    if (kind !== "") {
      const implementation = waiting.find((each) => each.address === `${address}/${name}`);
      if (!implementation) return [];
      const leading = (event: { type: string }) => leads(snapshot, event, guard, to?.id);
      return kind === "done.actor"
        ? exampleAnswers(implementation.name)
            .filter((output) => leading({ type, output } as { type: string }))
            .map((output) => ({ do: "answer", to: implementation.address, output }))
        : exampleErrors
            .filter((error) => leading({ type, error } as { type: string }))
            .map((error) => ({ do: "fail", to: implementation.address, error }));
    }
    if (type === "" || type.startsWith("xstate.")) return [];
    return exampleEvents(snapshot.machine.id, [type])
      .filter((event) => leads(snapshot, event, guard, to?.id))
      .map((event) => ({ do: "send", to: address, event }));
  });
}

/** Whether an event takes the transition with this guard to this state, and no other before it. */
function leads(
  snapshot: AnyMachineSnapshot,
  event: { type: string },
  guard: string,
  to: string | undefined,
): boolean {
  const taken = snapshot.machine.getTransitionData(snapshot, event)[0];
  if (!taken) return false;
  const by = typeof taken.guard === "object" ? (taken.guard as { type: string }).type : taken.guard;
  return (by ?? "") === guard && taken.target?.[0]?.id === to;
}

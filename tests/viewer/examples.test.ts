import { allMachines, machineNamed } from "machines/inspect/all-machines";
import { exampleAnswers, exampleEmitted } from "viewer/simulation/examples.ts";
import { describe, expect, it } from "vitest";
import { type AnyStateMachine, StateMachine } from "xstate";

/** What the app provides, by the name that a machine has for it. */
function implementationsOf({ implementations }: AnyStateMachine): string[] {
  return Object.entries(implementations.actors)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .filter(([name]) => !machineNamed(name))
    .map(([name]) => name);
}

/** Requests that bring nothing back, and a subscription of a machine's own. */
const quiet = ["changePassword", "endAtHost", "endSession", "endOthers", "noteReading"];
const others = [
  "endAccess",
  "endSessions",
  "withdraw",
  "makeAccount",
  "addAccess",
  "followSession",
];

describe("what the viewer has to answer with", () => {
  it.each(allMachines().map((machine) => [machine.id, machine] as const))(
    "is there for every request and subscription of %s",
    (_, machine) => {
      const asked = implementationsOf(machine).filter(
        (name) => ![...quiet, ...others].includes(name),
      );
      const missing = asked.filter(
        (name) => exampleAnswers(name)[0] === null && exampleEmitted(name).length === 0,
      );
      expect(missing).toEqual([]);
    },
  );
});

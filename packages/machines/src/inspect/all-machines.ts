import { type AnyStateMachine, StateMachine } from "xstate";
import { accessMachine } from "./access.ts";
import { allPagesMachine } from "./all-pages.ts";
import { comparisonMachine } from "./comparison.ts";
import { exportMachine } from "./export.ts";
import { factorChangeMachine } from "./factor-change.ts";
import { filterMachine } from "./filter.ts";
import { idleEndMachine } from "./idle-end.ts";
import { invitationMachine } from "./invitation.ts";
import { invitingMachine } from "./inviting.ts";
import { missingScriptMachine } from "./missing-script.ts";
import { ownFactorsMachine } from "./own-factors.ts";
import { ownSessionsMachine } from "./own-sessions.ts";
import { passwordChangeMachine } from "./password-change.ts";
import { portalMachine } from "./portal.ts";
import { refreshMachine } from "./refresh.ts";
import { reportMachine } from "./report.ts";
import { rowsMachine } from "./rows.ts";
import { secondFactorMachine } from "./second-factor.ts";
import { takenAlongMachine } from "./taken-along.ts";
import { todayMachine } from "./today.ts";

const startedByTheApp: readonly AnyStateMachine[] = [
  portalMachine,
  reportMachine,
  filterMachine,
  rowsMachine,
  comparisonMachine,
  refreshMachine,
  allPagesMachine,
  exportMachine,
  idleEndMachine,
  accessMachine,
  invitingMachine,
  invitationMachine,
  missingScriptMachine,
  factorChangeMachine,
  ownFactorsMachine,
  ownSessionsMachine,
  passwordChangeMachine,
  secondFactorMachine,
  takenAlongMachine,
  todayMachine,
];

/** The machines that the app starts or puts into others, each that those start, and so on. */
export function allMachines(): AnyStateMachine[] {
  const found = new Set(startedByTheApp);
  for (const machine of found) for (const started of actorsOf(machine).values()) found.add(started);
  return [...found];
}

/** The machine behind an actor's name in a trace: `water`, or `report./api/…` for a `report`. */
export function machineNamed(name: string): AnyStateMachine | undefined {
  const named = new Map([
    ...startedByTheApp.map((machine) => [machine.id, machine] as const),
    ...allMachines().flatMap((machine) => [...actorsOf(machine)]),
  ]);
  return named.get(name) ?? named.get(name.replace(/\..*$/s, ""));
}

type Node = AnyStateMachine["root"];

/** The machines that a machine starts, by their names in its setup and by the ids under which it starts them. */
function actorsOf({ implementations, root }: AnyStateMachine): Map<string, AnyStateMachine> {
  const actors = new Map<string, AnyStateMachine>(
    Object.entries(implementations.actors).filter(isOfMachine),
  );
  for (const { id, src } of invokedIn(root)) {
    const machine = typeof src === "string" && actors.get(src);
    if (machine) actors.set(id, machine);
  }
  return actors;
}

function isOfMachine(entry: [string, unknown]): entry is [string, AnyStateMachine] {
  return entry[1] instanceof StateMachine;
}

function invokedIn({ invoke, states }: Node): Node["invoke"] {
  return [...invoke, ...Object.values(states).flatMap(invokedIn)];
}

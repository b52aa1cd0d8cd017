import { type AnyStateMachine, StateMachine } from "xstate";
import { acceptInvitationMachine } from "../account/accept-invitation.ts";
import { accessMachine } from "../account/access.ts";
import { createInvitationMachine } from "../account/create-invitation.ts";
import { factorChangeMachine } from "../account/factor-change.ts";
import { ownFactorsMachine } from "../account/own-factors.ts";
import { ownSessionsMachine } from "../account/own-sessions.ts";
import { passwordChangeMachine } from "../account/password-change.ts";
import { missingScriptMachine } from "../missing-script.ts";
import { portalMachine } from "../portal.ts";
import { allPagesMachine } from "../reports/all-pages.ts";
import { auditRecordMachine } from "../reports/audit-record.ts";
import { comparisonMachine } from "../reports/comparison.ts";
import { exportMachine } from "../reports/export.ts";
import { filterMachine } from "../reports/filter.ts";
import { refreshMachine } from "../reports/refresh.ts";
import { reportMachine } from "../reports/report.ts";
import { rowsMachine } from "../reports/rows.ts";
import { todayMachine } from "../reports/today.ts";
import { idleTimeoutMachine } from "../session/idle-timeout.ts";
import { secondFactorMachine } from "../session/second-factor.ts";

const startedByTheApp: readonly AnyStateMachine[] = [
  portalMachine,
  reportMachine,
  filterMachine,
  rowsMachine,
  comparisonMachine,
  refreshMachine,
  allPagesMachine,
  exportMachine,
  idleTimeoutMachine,
  accessMachine,
  createInvitationMachine,
  acceptInvitationMachine,
  missingScriptMachine,
  factorChangeMachine,
  ownFactorsMachine,
  ownSessionsMachine,
  passwordChangeMachine,
  secondFactorMachine,
  auditRecordMachine,
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

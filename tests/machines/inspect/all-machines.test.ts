import { allMachines, machineNamed } from "machines/inspect/all-machines";
import { modules } from "machines/session/active-company";
import { describe, expect, it } from "vitest";
import { type AnyStateMachine, StateMachine } from "xstate";
import { exportsOfPackage } from "../modules.ts";

const exported = new Set(
  Object.values(await exportsOfPackage()).filter(
    (value): value is AnyStateMachine => value instanceof StateMachine,
  ),
);

/** What says which they are; whole, they are too large to be shown. */
const idsOf = (some: readonly AnyStateMachine[]) => some.map(({ id }) => id).toSorted();

describe("all machines", () => {
  it("are all that the package exports, each once", () => {
    const found = allMachines();
    expect(idsOf(found)).toEqual(idsOf([...exported]));
    expect(idsOf([...exported].filter((machine) => !found.includes(machine)))).toEqual([]);
  });

  it.each<[string, string | undefined]>([
    ["portal", "portal"],
    ["authentication", "authentication"],
    ["loading", "loading"],
    ["connection", "connection"],
    ["comparison", "comparison"],
    ["export", "export"],
    ["passwordChange", "passwordChange"],
    ["auditRecord", "auditRecord"],
    ["ownSessions", "ownSessions"],
    ["idleTimeout", "idleTimeout"],
    ["missingScript", "missingScript"],
    ["today", "today"],
    ["allPages", "allPages"],
    ["refresh", "refresh"],
    ...modules.map((module) => [module, "activeCompany"] as [string, string]),
    ["report./api/water/reports/counterwise/{company_id}", "report"],
    ["report", "report"],
    ["filter", "filter"],
    ["rows", "rows"],
    ["tabs", undefined],
    ["loadUser", undefined],
    ["reporting", undefined],
    ["toString", undefined],
  ])("are found by the name of an actor: %s is of %s", (name, id) => {
    expect(machineNamed(name)?.id).toBe(id);
  });
});

import * as machines from "machines";
import * as ofAccount from "machines/account";
import * as ofReports from "machines/reports";
import * as ofScreens from "machines/screens";
import * as ofToday from "machines/today";
import { describe, expect, it } from "vitest";
import { type AnyStateMachine, StateMachine } from "xstate";

const { allMachines, machineNamed } = machines;
const exported = Object.values<unknown>({
  ...machines,
  ...ofScreens,
  ...ofReports,
  ...ofToday,
  ...ofAccount,
}).filter((value): value is AnyStateMachine => value instanceof StateMachine);

/** What says which they are; whole, they are too large to be shown. */
const idsOf = (some: readonly AnyStateMachine[]) => some.map(({ id }) => id).toSorted();

describe("all machines", () => {
  it("are all that the package exports, each once", () => {
    const found = allMachines();
    expect(idsOf(found)).toEqual(idsOf(exported));
    expect(idsOf(exported.filter((machine) => !found.includes(machine)))).toEqual([]);
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
    ...machines.modules.map((module) => [module, "activeCompany"] as [string, string]),
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

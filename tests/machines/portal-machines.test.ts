import * as machines from "machines";
import { describe, expect, it } from "vitest";
import { StateMachine } from "xstate";

const { machineNamed, portalMachines } = machines;
const exported = Object.values<unknown>(machines).filter((value) => value instanceof StateMachine);
/** A screen runs these by itself. */
const ofScreens: unknown[] = [machines.exportMachine, machines.missingScriptMachine];

describe("the machines of the portal", () => {
  it("are all that the package exports but those of screens, each once, the portal first", () => {
    const found: unknown[] = portalMachines();
    expect(found[0]).toBe(machines.portalMachine);
    expect(found).toHaveLength(exported.length - ofScreens.length);
    expect(new Set([...found, ...ofScreens])).toEqual(new Set(exported));
  });

  it.each<[string, string | undefined]>([
    ["portal", "portal"],
    ["authentication", "authentication"],
    ["loading", "loading"],
    ["connection", "connection"],
    ["comparison", "comparison"],
    ...machines.modules.map((module) => [module, "activeCompany"] as [string, string]),
    ["report./api/water/reports/counterwise/{company_id}", "reportFilter"],
    ["tabs", undefined],
    ["loadUser", undefined],
    ["reporting", undefined],
    ["toString", undefined],
  ])("are found by the name of an actor: %s is of %s", (name, id) => {
    expect(machineNamed(name)?.id).toBe(id);
  });
});

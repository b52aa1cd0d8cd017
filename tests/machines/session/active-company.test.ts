import { activeCompanyMachine, modules } from "machines/session/active-company";
import { describe, expect, it } from "vitest";
import { createActor, transition } from "xstate";
import { karim, rahima } from "../actors.ts";

const two = rahima.companies.water ?? [];
const others = karim.companies.water ?? [];
const one = rahima.companies.toll_plaza ?? [];
const allowed = (companies: typeof two, last: string | null = null) =>
  ({ type: "companies.allowed", companies, last }) as const;
const chosen = (company: string) => ({ type: "company.chosen", company }) as const;
const cleared = { type: "companies.cleared" } as const;
const usable = { chosen: "usable" };
const dormant = { chosen: "dormant" };

describe("an active company", () => {
  it.each([
    ["is none at first", [], "none", null],
    ["is the one that the user picks", [allowed(two), chosen("w2")], usable, "w2"],
    ["is the one picked last", [allowed(two), chosen("w2"), chosen("w1")], usable, "w1"],
    ["is never one that is not allowed", [allowed(two), chosen("w9")], "none", null],
    [
      "stays when another is picked that is not allowed",
      [allowed(two), chosen("w1"), chosen("w9")],
      usable,
      "w1",
    ],
    ["is a module's only company by itself", [allowed(one)], usable, "t1"],
    [
      "becomes the only company that is left",
      [allowed(two), chosen("w1"), allowed(one)],
      usable,
      "t1",
    ],
    [
      "becomes the only company that is left, and wakes",
      [allowed(two), chosen("w1"), allowed([]), allowed(one)],
      usable,
      "t1",
    ],
    [
      "sleeps while it is not allowed",
      [allowed(two), chosen("w1"), allowed(others)],
      dormant,
      "w1",
    ],
    ["sleeps while nobody is signed in", [allowed(two), chosen("w1"), allowed([])], dormant, "w1"],
    [
      "wakes when it is allowed again",
      [allowed(two), chosen("w1"), allowed([]), allowed(two)],
      usable,
      "w1",
    ],
    [
      "gives way to another while it sleeps",
      [allowed(two), chosen("w1"), allowed(others), chosen("w3")],
      usable,
      "w3",
    ],
    ["is the user's last one", [allowed(two, "w2")], usable, "w2"],
    ["is never a last one that is not allowed", [allowed(two, "w9")], "none", null],
    ["is a module's only company whatever was the last", [allowed(one, "w2")], usable, "t1"],
    [
      "is the chosen one rather than the last",
      [allowed(two), chosen("w1"), allowed([]), allowed(two, "w2")],
      usable,
      "w1",
    ],
    [
      "is the last one after it was cleared",
      [allowed(two), chosen("w1"), cleared, allowed(two, "w2")],
      usable,
      "w2",
    ],
    [
      "is the last one where the chosen one may not be seen",
      [allowed(two), chosen("w1"), allowed(others, "w3")],
      usable,
      "w3",
    ],
    [
      "is the last one where the chosen one sleeps and may still not be seen",
      [allowed(two), chosen("w1"), allowed([]), allowed(others, "w3")],
      usable,
      "w3",
    ],
    ["is cleared", [allowed(two), chosen("w1"), cleared], "none", null],
    [
      "is cleared while it sleeps",
      [allowed(two), chosen("w1"), allowed([]), cleared],
      "none",
      null,
    ],
  ] as const)("%s", (_, events, value, id) => {
    const actor = createActor(activeCompanyMachine, { input: { module: "water" } }).start();
    for (const event of events) actor.send(event);
    const snapshot = actor.getSnapshot();
    const newest = [...events].reverse().find(({ type }) => type === "companies.allowed");
    expect([snapshot.value, snapshot.context]).toEqual([
      value,
      {
        module: "water",
        chosen: id,
        allowed: newest && "companies" in newest ? newest.companies : [],
      },
    ]);
    expect(snapshot.hasTag("active")).toBe(value === usable);
  });

  it("can only be chosen among the allowed", () => {
    const actor = createActor(activeCompanyMachine, { input: { module: "water" } }).start();
    actor.send(allowed(two));
    expect(actor.getSnapshot().can(chosen("w1"))).toBe(true);
    expect(actor.getSnapshot().can(chosen("w9"))).toBe(false);
  });
});

it.each(modules)("clearing all active companies on sign-out: %s", (module) => {
  const before = activeCompanyMachine.resolveState({
    value: usable,
    context: { module, chosen: "w1", allowed: two },
  });
  const [after] = transition(activeCompanyMachine, before, cleared);
  const isSlip = module === "counterwise_ticketing";
  expect([after.value, after.context.chosen]).toEqual(isSlip ? [usable, "w1"] : ["none", null]);
});

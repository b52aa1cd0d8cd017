import * as machines from "machines";
import { describe, expect, it } from "vitest";
import { type AnyStateMachine, StateMachine, setup } from "xstate";
import { getStateNodes } from "xstate/graph";

const all = Object.values(machines).filter(
  (value): value is Extract<typeof value, AnyStateMachine> => value instanceof StateMachine,
);

function hasSection(meta: { section?: string } | undefined): boolean {
  return /^(specification|design) §\d$/.test(meta?.section ?? "");
}

/** What has no description, or does not say which section it is from. */
function undescribed(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    return [
      ...(node.description ? [] : [`${node.id} has no description`]),
      ...(hasSection(node.meta) ? [] : [`${node.id} has no section`]),
      ...transitions.flatMap(({ eventType, description, meta = { section: "design §4" } }) => [
        ...(description ? [] : [`${node.id} on ${eventType} has no description`]),
        ...(hasSection(meta) ? [] : [`${node.id} on ${eventType} has no section`]),
      ]),
    ];
  });
}

/** What is written inline where it should be named in `setup()`. */
function unnamed(machine: AnyStateMachine): string[] {
  const { actions, guards, actors } = machine.implementations;
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    const effects = [...node.entry, ...node.exit, ...transitions.flatMap((each) => each.actions)];
    const given = transitions.flatMap(({ guard }) => (guard ? [guard] : []));
    return [
      ...effects.filter((effect) => !(nameOf(effect) in actions)),
      ...given.filter((guard) => !(nameOf(guard) in guards)),
      ...node.invoke.filter(({ src }) => typeof src !== "string" || !(src in actors)),
    ].map(() => `${node.id} has something without a name`);
  });
}

function nameOf(named: unknown): string {
  if (typeof named === "string") return named;
  const { type } = named as { type?: string };
  return typeof named === "object" && type ? type : "";
}

describe.each(all.map((machine) => [machine.id, machine] as const))("%s", (_, machine) => {
  it("describes every state and transition, with its section", () => {
    expect(undescribed(machine)).toEqual([]);
  });

  it("names every guard, action and actor in setup()", () => {
    expect(unnamed(machine)).toEqual([]);
  });
});

it("finds what lacks a description, a section or a name", () => {
  const bare = setup({}).createMachine({
    id: "bare",
    meta: { section: "somewhere" },
    on: { go: { guard: () => true, actions: () => {}, meta: { section: "§" } } },
  });
  expect(undescribed(bare)).toEqual([
    "bare has no description",
    "bare has no section",
    "bare on go has no description",
    "bare on go has no section",
  ]);
  expect(unnamed(bare)).toEqual(Array(2).fill("bare has something without a name"));
});

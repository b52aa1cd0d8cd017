import { readdirSync, readFileSync } from "node:fs";
import * as machines from "machines";
import { describe, expect, it } from "vitest";
import { type AnyStateMachine, StateMachine, setup } from "xstate";
import { getStateNodes } from "xstate/graph";

const all = Object.values(machines).filter(
  (value): value is Extract<typeof value, AnyStateMachine> => value instanceof StateMachine,
);

const docs = new URL("../../docs/", import.meta.url);
const headingsOf = (page: string) =>
  [...readFileSync(new URL(page, docs), "utf8").matchAll(/^## (.+)$/gm)].map(([, title]) => title);

const sections = new Set([
  ...headingsOf("specification-coverage.md").map((title) => `specification: ${title}`),
  ...headingsOf("product-decisions.md").map((title) => `product decision: ${title}`),
]);

function hasSection(meta: { section?: string } | undefined): boolean {
  return sections.has(meta?.section ?? "");
}

/** What has no description, or does not say which section it is from. */
function undescribed(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    return [
      ...(node.description ? [] : [`${node.id} has no description`]),
      ...(hasSection(node.meta) ? [] : [`${node.id} has no section`]),
      ...transitions.flatMap(({ eventType, description, meta = node.meta }) => [
        ...(description ? [] : [`${node.id} on ${eventType} has no description`]),
        ...(hasSection(meta) ? [] : [`${node.id} on ${eventType} has no section`]),
      ]),
    ];
  });
}

/** What is written inline where it should be named in `setup()`. */
function unnamed(machine: AnyStateMachine): string[] {
  const { actions, guards, actors, delays } = machine.implementations;
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    const effects = [...entered(node), ...transitions.flatMap((each) => each.actions)];
    const given = transitions.flatMap(({ guard }) => (guard ? [guard] : []));
    return [
      ...effects.filter((effect) => !(nameOf(effect) in actions)),
      ...given.filter((guard) => !(nameOf(guard) in guards)),
      ...node.after.filter(({ delay }) => typeof delay !== "string" || !(delay in delays)),
      ...node.invoke.filter(({ src }) => typeof src !== "string" || !(src in actors)),
    ].map(() => `${node.id} has something without a name`);
  });
}

/** What a state does when it is entered and left, without the clock that XState winds for a delay. */
function entered({ entry, exit, after }: AnyStateMachine["root"]): unknown[] {
  const clock = after.length === 0 ? [] : ["xstate.raise", "xstate.cancel"];
  return [...entry, ...exit].filter((effect) => !clock.includes((effect as { type: string }).type));
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

  it("names every guard, action, actor and delay in setup()", () => {
    expect(unnamed(machine)).toEqual([]);
  });
});

it("finds what lacks a description, a section or a name", () => {
  const bare = setup({}).createMachine({
    id: "bare",
    meta: { section: "somewhere" },
    on: {
      go: {
        guard: () => true,
        actions: () => {},
        meta: { section: "product decision: Elsewhere" },
      },
    },
    initial: "waiting",
    states: {
      waiting: {
        description: "Waits.",
        meta: { section: "product decision: Reports" },
        after: { 5000: { target: "waiting", description: "At last." } },
      },
    },
  });
  expect(undescribed(bare)).toEqual([
    "bare has no description",
    "bare has no section",
    "bare on go has no description",
    "bare on go has no section",
  ]);
  expect(unnamed(bare)).toEqual([
    ...Array(2).fill("bare has something without a name"),
    "bare.waiting has something without a name",
  ]);
});

it("every link of the machines' pages leads to a heading", () => {
  const pages = readdirSync(new URL("machines/", docs))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `machines/${name}`);
  const links = pages.flatMap((page) => [
    ...readFileSync(new URL(page, docs), "utf8").matchAll(/\]\(\.\.\/([\w-]+\.md)#([^)]*)\)/g),
  ]);
  expect(links.length).toBeGreaterThan(pages.length);
  const broken = links.filter(([, page = "", anchor]) => {
    const anchors = headingsOf(page).map((title = "") =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, "")
        .replaceAll(" ", "-"),
    );
    return !anchors.includes(String(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { allMachines } from "machines/inspect/all-machines";
import { describe, expect, it, vi } from "vitest";
import type { AnyStateMachine } from "xstate";
import { extracted, extractedCode, machineOf } from "./extracted.ts";

const folder = new URL("../../docs/machines/stately/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const fileOf = (id: string) => `${id.replace(/[A-Z]/g, "-$&").toLowerCase()}.js`;
const machines = allMachines().map((machine) => [machine.id, machine] as const);
const readme = read("README.md");

// The extractor tells the console of every function among the parameters.
vi.spyOn(console, "warn").mockImplementation(() => {});

it("there is a file for each machine, and no other", () => {
  const files = readdirSync(folder).filter((name) => name !== "README.md");
  expect(files.sort()).toEqual(machines.map(([id]) => fileOf(id)).sort());
});

describe.each(machines)("%s, as Stately's extractor reads its file", (id, machine) => {
  const code = read(fileOf(id));
  const [definition, ...started] = extracted(code).reverse();

  it("comes last, after the machines that it starts", () => {
    const first = ["authentication", "activeCompany", "connection", "loading"];
    expect(definition?.id).toBe(id);
    expect(started.map((each) => each.id).sort()).toEqual(id === "portal" ? first.sort() : []);
  });

  it("imports nothing but xstate", () => {
    expect(code.match(/\b(from "|import\(|import "|require\().*/g)).toEqual(['from "xstate";']);
  });

  it("has every state, with its actions, actors, delays, tags and description", () => {
    expect(statesOf(machineOf(definition))).toEqual(statesOf(machine));
  });

  it("has every transition, with its guard, target, actions and description", () => {
    expect(transitionsOf(machineOf(definition))).toEqual({
      ...transitionsOf(machine),
      changes: [],
    });
  });
});

describe("what the extractor does not read", () => {
  const unread = (id: string, definition: unknown) => {
    const found = partsOf(extracted(read(fileOf(id))).at(-1));
    return [...partsOf(definition)].filter((part) => !found.has(part));
  };

  it("is what the page beside the files says", () => {
    const rows = [...readme.matchAll(/^\| an? (\w+) \| (.*) \|$/gm)];
    const said = rows.flatMap(([, place, names = ""]) =>
      names.split(", ").map((name) => `${place}: ${name.replaceAll("`", "")}`),
    );
    const found = machines.flatMap(([id, { config }]) => unread(id, config));
    expect([...new Set(found)].sort()).toEqual(said.sort());
  });

  it("is all of setup", () => {
    const [, names = ""] = /^\| `setup` \| (.*) \|$/m.exec(readme) ?? [];
    const nothing = names.split(", ").map((name) => [name.replaceAll("`", ""), {}]);
    expect(extractedCode(read("portal.js"))).toEqual(Array(5).fill(Object.fromEntries(nothing)));
  });

  it.each([
    ["onSnapshot", ["portal", "report"]],
    ["reenter", ["access", "ownSessions"]],
  ])("of %s leaves something out of %j alone", (name, ids) => {
    const without = machines.filter(([id, { config }]) =>
      unread(id, config).some((part) => part.endsWith(name)),
    );
    expect(without.map(([id]) => id).sort()).toEqual(ids);
  });

  it("is a context that is a function, of which it has the text", () => {
    expect(extracted(read("connection.js"))[0]?.context).toBe(undefined);
    expect(extracted(read("loading.js"))[0]?.context).toEqual({ inFlight: 0 });
    expect(extracted(read("authentication.js"))[0]?.context).toBe(
      "{{({ input }) => ({ ...nobody(), hasToken: input?.hasToken ?? false })}}",
    );
  });

  it.each([
    [
      "a constant that ends in `as const`",
      'const part = { description: "Stops." } as const;',
      "part",
    ],
    ["a list behind a constant", 'const part = [{ description: "Stops." }];', "part"],
    ["a list within a list", 'const part = [{ description: "Stops." }];', "[...part]"],
  ])("is %s, so that the files write it out", (_, constant, use) => {
    const machine = (transition: string) => `createMachine({ on: { stop: ${transition} } });`;
    expect(extracted(constant + machine(use))[0]?.on).not.toEqual(
      extracted(machine('{ description: "Stops." }'))[0]?.on,
    );
  });
});

type Part = { [key: string]: unknown };

/** What a definition says, by where it says it, such as `state: tags`: a machine's, or an extracted one. */
function partsOf(definition: unknown): Set<string> {
  return new Set(partsOfState(definition as Part));
}

function partsOfState(state: Part): string[] {
  const { entry, exit, invoke, always, on, after, states } = state;
  return [
    ...keysOf("state", state),
    ...[entry, exit].flatMap(many).flatMap((action) => keysOf("action", action)),
    ...many(invoke).flatMap(partsOfActor),
    ...[always, on, after].flatMap((holder) => partsOfTransitions(holder)),
    ...Object.values(states ?? {}).flatMap(partsOfState),
  ];
}

function partsOfActor(actor: Part): string[] {
  const ends = [actor.onDone, actor.onError].flatMap((end) => partsOfTransitions(end));
  return [...keysOf("actor", actor), ...ends];
}

/** One transition, several, or those of each event. */
function partsOfTransitions(holder: unknown): string[] {
  return many(holder).flatMap((each) => {
    const isOne = ["target", "actions", "guard", "description"].some((key) => key in each);
    if (!isOne) return Object.values(each).flatMap(partsOfTransitions);
    return [
      ...keysOf("transition", each),
      ...many(each.guard).flatMap((guard) => keysOf("guard", guard)),
      ...many(each.actions).flatMap((action) => keysOf("action", action)),
    ];
  });
}

function keysOf(place: string, part: Part): string[] {
  return Object.keys(Object(part))
    .filter((key) => Number.isNaN(Number(key)) && part[key] !== undefined)
    .map((key) => `${place}: ${key}${typeof part[key] === "function" ? " as a function" : ""}`);
}

function many(some: unknown): Part[] {
  return some === undefined ? [] : ([some].flat() as Part[]);
}

type Node = AnyStateMachine["root"];

/** Every state of a machine with its transitions, as XState itself understands them. */
function statesOf(machine: AnyStateMachine) {
  return nodesOf(machine.root).map((node) => ({
    id: node.id,
    type: node.type,
    initial: node.initial?.target.map(({ id }) => id) ?? [],
    description: node.description ?? "",
    tags: node.tags,
    entry: node.entry.map(typeOf),
    exit: node.exit.map(typeOf),
    actors: node.invoke.map(({ id, src }) => `${id}: ${src}`),
    delays: node.after.map(({ delay }) => delay),
  }));
}

/** Every transition of a machine; those on a change of an actor apart. */
function transitionsOf(machine: AnyStateMachine) {
  const all = nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map((each) => ({
      from: node.id,
      event: each.eventType,
      guard: each.guard ? typeOf(each.guard) : "",
      to: each.target?.map(({ id }) => id) ?? null,
      actions: each.actions.map(typeOf),
      description: each.description ?? "",
    })),
  );
  const isChange = ({ event }: { event: string }) => event.startsWith("xstate.snapshot.");
  return { changes: all.filter(isChange), others: all.filter((each) => !isChange(each)) };
}

function nodesOf(node: Node): Node[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function typeOf(named: unknown): string {
  return typeof named === "string" ? named : (named as { type: string }).type;
}

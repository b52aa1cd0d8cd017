import { readdirSync, readFileSync } from "node:fs";
import { allMachines } from "machines";
import { describe, expect, it, vi } from "vitest";
import { statesOf, transitionsOf } from "./definition.ts";
import { partsOf } from "./definition-parts.ts";
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
    const first = ["authentication", "activeCompany", "comparison", "connection", "loading"];
    expect(definition?.id).toBe(id);
    expect(started.map((each) => each.id).sort()).toEqual(
      id === "portal" ? [...first, "reportFilter"].sort() : [],
    );
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
    expect(extractedCode(read("portal.js"))).toEqual(Array(7).fill(Object.fromEntries(nothing)));
  });

  it.each([
    ["onSnapshot", ["portal"]],
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

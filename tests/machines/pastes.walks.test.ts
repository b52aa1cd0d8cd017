import { afterAll, describe, expect, it, vi } from "vitest";
import { evaluatedPastes } from "./evaluated-pastes.ts";
import { moduleNames } from "./modules.ts";

// The machines are loaded again with what follows, and once more for the files after this one.
vi.resetModules();
for (const name of moduleNames) {
  vi.doMock(name, async (original) => ({
    ...(await original<object>()),
    ...(await import("./evaluated-pastes.ts")).evaluatedPastes(),
  }));
}
const { missing } = await import("./walk.ts");
const { walks } = await import("./walks.ts");
afterAll(() => {
  for (const name of moduleNames) vi.doUnmock(name);
  vi.resetModules();
});

it("there is a walk through each of the generated files", () => {
  const machines = Object.keys(evaluatedPastes()).filter((name) => name.endsWith("Machine"));
  expect(
    Object.keys(walks)
      .map((name) => `${name}Machine`)
      .sort(),
  ).toEqual(machines.sort());
});

describe.each(Object.entries(walks))("%s, run from its generated file", (_, walkIt) => {
  it("reaches every state and takes every transition, with its own guards and actions", () => {
    const { states, transitions } = walkIt();
    expect(missing({ states, transitions })).toEqual([]);
  });
});

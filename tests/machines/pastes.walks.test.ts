import { afterAll, describe, expect, it, vi } from "vitest";
import { evaluatedPastes } from "./evaluated-pastes.ts";
import { missing } from "./walk.ts";
import { walks } from "./walks.ts";

// The machines are loaded again with what follows, and once more for the files after this one.
const { pasted } = vi.hoisted(() => {
  vi.resetModules();
  return {
    pasted: async (original: () => Promise<object>) => ({
      ...(await original()),
      ...(await import("./evaluated-pastes.ts")).evaluatedPastes(),
    }),
  };
});
vi.mock("machines", pasted);
vi.mock("machines/account", pasted);
vi.mock("machines/reports", pasted);
vi.mock("machines/screens", pasted);
vi.mock("machines/today", pasted);
afterAll(() => {
  for (const name of ["", "/account", "/reports", "/screens", "/today"]) {
    vi.doUnmock(`machines${name}`);
  }
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

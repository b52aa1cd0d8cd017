import { describe, expect, it } from "vitest";
import { createActor, StateMachine } from "xstate";
import { exportsOfPackage } from "./modules.ts";
import { machineFiles, othersOf, pasted, pastedMachine } from "./viewer.ts";

describe.each(Object.entries(machineFiles))("%s, pasted into a viewer", (name, file) => {
  it("imports nothing but xstate, and what is to be pasted beside it", async () => {
    const { asked } = await pasted(file, othersOf(file));
    expect([...new Set(asked)].sort()).toEqual([...othersOf(file), "xstate"].sort());
  });

  it("starts no actor when it is imported", async () => {
    const { started } = await pasted(file, othersOf(file));
    expect(started).toEqual([]);
  });

  it("is a machine that starts, with nothing given and nothing provided", async () => {
    const machine = await pastedMachine(name);
    const errors: unknown[] = [];
    const actor = createActor(machine, { logger: () => {} });
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await new Promise((resolve) => setImmediate(resolve));
    const status = name === "auditRecordMachine" ? "done" : "active";
    expect([actor.getSnapshot().status, errors]).toEqual([status, []]);
    actor.stop();
  });
});

it("every machine of the package is looked at", async () => {
  const exported = Object.entries(await exportsOfPackage()).filter(
    ([, value]) => value instanceof StateMachine,
  );
  expect(exported.map(([name]) => name).sort()).toEqual(Object.keys(machineFiles).sort());
});

describe("the viewer itself", () => {
  it("refuses a file that imports another value", async () => {
    await expect(pasted("time/calendar-day.ts")).rejects.toThrow(
      "time/calendar-day.ts imports dayjs",
    );
  });
});

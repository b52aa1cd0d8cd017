import { exportMachine, type FileRequest } from "machines/reports/export";
import { expect, it } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";

/** An export whose writer is told by hand what becomes of the file. */
function start() {
  const wanted: FileRequest[] = [];
  let stopped = 0;
  let tell: (event: EventObject) => void = () => {};
  const writeFile = fromCallback<EventObject, FileRequest>(({ input, sendBack }) => {
    wanted.push(input);
    tell = sendBack;
    return () => {
      stopped += 1;
    };
  });
  const actor = createActor(exportMachine.provide({ actors: { writeFile } })).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.share, stopped];
  return { actor, wanted, now, told: (event: EventObject) => tell(event) };
}

const csv = { type: "file.requested", format: "csv", sheet: { rows: 3 }, isWhole: true } as const;
const partial = { ...csv, sheet: { rows: 1 }, isWhole: false } as const;

it("an export writes what is wanted, and says how far it is", () => {
  const { actor, wanted, now, told } = start();
  expect(now()).toEqual(["idle", 0, 0]);
  expect(actor.getSnapshot().context.format).toBe("");
  actor.send(csv);
  expect(wanted).toEqual([{ format: "csv", sheet: { rows: 3 } }]);
  told({ type: "file.progressed", share: 0.5 } as EventObject);
  expect(now()).toEqual(["writing", 0.5, 0]);
  told({ type: "file.written" });
  expect(now()).toEqual(["idle", 0.5, 1]);
});

it("an export tells of each file that is saved, and of no other", () => {
  const { actor, told } = start();
  const saved: unknown[] = [];
  actor.on("file.saved", (event) => saved.push(event));
  for (const [format, end] of [
    ["csv", "file.written"],
    ["xlsx", "file.failed"],
    ["share csv", "export.cancelled"],
    ["paper", "file.written"],
  ] as const) {
    actor.send({ ...csv, format });
    if (end === "export.cancelled") actor.send({ type: end });
    else told({ type: end });
  }
  expect(saved).toEqual([
    { type: "file.saved", format: "csv" },
    { type: "file.saved", format: "paper" },
  ]);
});

it("an export starts from nothing each time", () => {
  const { actor, now, told } = start();
  actor.send(csv);
  told({ type: "file.progressed", share: 0.5 } as EventObject);
  told({ type: "file.failed" });
  expect(now()).toEqual(["failed", 0.5, 1]);
  actor.send(csv);
  expect(now()).toEqual(["writing", 0, 1]);
});

it("an export that is cancelled stops its writer, and can be wanted again", () => {
  const { actor, wanted, now } = start();
  actor.send(csv);
  actor.send({ type: "export.cancelled" });
  expect(now()).toEqual(["cancelled", 0, 1]);
  actor.send({ ...csv, format: "xlsx" });
  expect([now(), wanted[1]?.format]).toEqual([["writing", 0, 1], "xlsx"]);
});

it("an export is one file at a time", () => {
  const { actor, wanted } = start();
  actor.send(csv);
  expect(actor.getSnapshot().can({ ...csv, format: "xlsx" })).toBe(false);
  actor.send({ ...csv, format: "xlsx" });
  expect(wanted.map(({ format }) => format)).toEqual(["csv"]);
});

it("an export whose writer cannot start has failed", () => {
  const writeFile = fromCallback<EventObject, FileRequest>(() => {
    throw new Error("no worker");
  });
  const actor = createActor(exportMachine.provide({ actors: { writeFile } })).start();
  actor.send(csv);
  expect(actor.getSnapshot().value).toBe("failed");
});

it("an export of a list waits for the rest of it, and is written with all rows", () => {
  const { actor, wanted, now, told } = start();
  actor.send(csv);
  told({ type: "file.progressed", share: 0.5 } as EventObject);
  told({ type: "file.written" });
  actor.send({ ...partial, format: "xlsx" });
  expect([now(), wanted.length]).toEqual([["completing", 0, 1], 1]);
  actor.send({ ...csv, format: "csv" });
  actor.send({ type: "rows.completed", sheet: { rows: 3 } });
  expect(now()).toEqual(["writing", 0, 1]);
  expect(wanted[1]).toEqual({ format: "xlsx", sheet: { rows: 3 } });
});

it("an export of a list whose rest cannot be had writes nothing, and can be wanted again", () => {
  const { actor, wanted, now } = start();
  actor.send(partial);
  actor.send({ type: "rows.refused" });
  expect([now(), wanted]).toEqual([["incomplete", 0, 0], []]);
  actor.send(partial);
  expect(now()).toEqual(["completing", 0, 0]);
});

it("an export that is cancelled while it waits writes nothing, whatever comes later", () => {
  const { actor, wanted, now } = start();
  actor.send(partial);
  actor.send({ type: "export.cancelled" });
  actor.send({ type: "rows.completed", sheet: {} });
  expect([now(), wanted]).toEqual([["cancelled", 0, 0], []]);
});

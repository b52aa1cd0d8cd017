import { type AuditRecord, auditRecordMachine } from "machines/reports/audit-record";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { byHand, failure } from "../actors.ts";

const taken: AuditRecord = {
  act: "exported",
  report: "/api/water/reports/shipwise/{company_id}",
  company: "601",
  range: { from: "2026-06-01", to: "2026-06-08" },
};

function start() {
  const noteReading = byHand<void, AuditRecord>();
  const machine = auditRecordMachine.provide({ actors: { noteReading: noteReading.logic } });
  const actor = createActor(machine, { input: taken }).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().status];
  return { noteReading, now };
}

it("what was taken along is told to the host once", async () => {
  const { noteReading, now } = start();
  expect([now(), noteReading.calls.map(({ input }) => input)]).toEqual([
    ["telling", "active"],
    [taken],
  ]);
  await noteReading.call(0).answer(undefined);
  expect(now()).toEqual(["noted", "done"]);
});

it("what the host could not be told is lost, and no failure to anybody", async () => {
  const { noteReading, now } = start();
  await noteReading.call(0).fail(failure(503));
  expect([now(), noteReading.calls.length]).toEqual([["lost", "done"], 1]);
});

import { type AuditRecord, auditRecordMachine } from "machines/reports/audit-record";
import { noteReading } from "partner-sdk";
import { createActor, fromPromise } from "xstate";
import type { PortalActor } from "../../state/start-portal.ts";

/** Outlives the screen: a print counts even where the user goes on at once. */
export function writeAuditRecord(portal: PortalActor, record: AuditRecord): void {
  const machine = auditRecordMachine.provide({
    actors: { noteReading: fromPromise(({ input }) => note(portal, input)) },
  });
  createActor(machine, { input: record, parent: portal, id: "auditRecord" }).start();
}

async function note(
  { backgroundClient }: PortalActor,
  { act, report, company, range }: AuditRecord,
) {
  const dates = range && { from_date: range.from, to_date: range.to };
  await backgroundClient.call(noteReading, { act, report, company_id: company, ...dates });
}

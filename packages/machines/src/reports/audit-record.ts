import { fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided.ts";
import type { DateRange } from "../time/date-range.ts";

/** What somebody did with a report in the browser, where its host does not see it. */
export type AuditRecord = {
  act: "exported" | "printed" | "shared";
  /** The path of its call. */
  report: string;
  company: string;
  range: DateRange | null;
};

const designed = { section: "product decision: Who read what" };

export const auditRecordMachine = setup({
  types: {
    context: {} as AuditRecord,
    input: {} as AuditRecord,
    meta: {} as { section: string },
  },
  actors: {
    noteReading: fromPromise<void, AuditRecord>(async () =>
      notProvided("auditRecord", "noteReading"),
    ),
  },
}).createMachine({
  id: "auditRecord",
  description:
    "Tells a host that keeps a record of one report that was saved, printed or shared. Nobody waits for it.",
  meta: designed,
  context: ({ input }) => input,
  initial: "telling",
  states: {
    telling: {
      description: "The host is told.",
      meta: designed,
      invoke: {
        id: "noteReading",
        src: "noteReading",
        input: ({ context }) => context,
        onDone: { target: "noted", description: "It is in the host's record." },
        onError: {
          target: "lost",
          description: "The user has what was wanted, and is told nothing.",
        },
      },
    },
    noted: { type: "final", description: "The record has it.", meta: designed },
    lost: {
      type: "final",
      description: "The record lacks it, which a trace tells, and no screen.",
      meta: designed,
    },
  },
});

// Generated from packages/machines/src/reports/audit-record.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { fromPromise, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const auditRecordMachine = setup({
  actors: { noteReading: fromPromise(async () => notProvided("auditRecord", "noteReading")) },
}).createMachine({
  id: "auditRecord",
  description:
    "Tells a host that keeps a record of one report that was saved, printed or shared. Nobody waits for it.",
  meta: { section: "product decision: Who read what" },
  context: ({ input }) => input,
  initial: "telling",
  states: {
    telling: {
      description: "The host is told.",
      meta: { section: "product decision: Who read what" },
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
    noted: {
      type: "final",
      description: "The record has it.",
      meta: { section: "product decision: Who read what" },
    },
    lost: {
      type: "final",
      description: "The record lacks it, which a trace tells, and no screen.",
      meta: { section: "product decision: Who read what" },
    },
  },
});

export { auditRecordMachine };

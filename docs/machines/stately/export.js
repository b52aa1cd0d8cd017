// Generated from packages/machines/src/reports/export.ts by `npx pnpm@10 diagrams`. Not edited by hand.

import { assign, emit, fromCallback, setup } from "xstate";

/** What an implementation does that the app has not provided. */
function notProvided(machine, implementation) {
  throw new Error(`${machine}: ${implementation} is not provided`);
}

const exportMachine = setup({
  actors: { writeFile: fromCallback(() => notProvided("export", "writeFile")) },
  actions: {
    begin: assign((_, { format }) => ({ format, share: 0 })),
    tellSaved: emit(({ context: { format } }) => ({ type: "file.saved", format })),
    noteShare: assign((_, share) => ({ share })),
  },
  guards: { isWhole: (_, { isWhole }) => isWhole },
}).createMachine({
  id: "export",
  description: "The file that a report is written to: one at a time.",
  meta: { section: "product decision: Files" },
  context: { format: "", share: 0 },
  initial: "idle",
  on: {
    "file.requested": [
      {
        guard: { type: "isWhole", params: ({ event }) => event },
        target: ".writing",
        actions: { type: "begin", params: ({ event }) => event },
        description: "A format is chosen.",
      },
      {
        target: ".completing",
        actions: { type: "begin", params: ({ event }) => event },
        description: "A format is chosen for a list of which some pages have not come.",
      },
    ],
  },
  states: {
    idle: {
      description: "Nothing is written, or the file is saved.",
      meta: { section: "product decision: Files" },
    },
    completing: {
      description: "The rest of the list is fetched: a file of a part could pass for all of it.",
      meta: { section: "product decision: Files" },
      on: {
        "file.requested": {
          description: "Another file waits until this one is saved or cancelled.",
        },
        "rows.completed": { target: "writing", description: "All rows are there." },
        "rows.refused": { target: "incomplete", description: "Some of them cannot be had." },
        "export.cancelled": { target: "cancelled", description: "The rest is not waited for." },
      },
    },
    writing: {
      description: "The file is written in the background, and then saved.",
      meta: { section: "product decision: Files" },
      on: {
        "file.requested": {
          description: "Another file waits until this one is saved or cancelled.",
        },
        "file.progressed": {
          actions: { type: "noteShare", params: ({ event }) => event.share },
          description: "The share that is written, from 0 to 1.",
        },
        "file.written": { target: "idle", actions: "tellSaved", description: "The file is saved." },
        "file.failed": { target: "failed", description: "It could not be written." },
        "export.cancelled": { target: "cancelled", description: "The writer is stopped." },
      },
      invoke: {
        id: "writeFile",
        src: "writeFile",
        input: ({ context: { format }, event }) => ({ format, sheet: event.sheet }),
        onError: { target: "failed", description: "The writer did not start." },
      },
    },
    failed: {
      description: "No file was saved, and the screen says so.",
      meta: { section: "product decision: Files" },
    },
    incomplete: {
      description: "No file was saved, as it would hold a part of the rows.",
      meta: { section: "product decision: Files" },
    },
    cancelled: {
      description: "No file was saved, as the user wished.",
      meta: { section: "product decision: Files" },
    },
  },
});

export { exportMachine };

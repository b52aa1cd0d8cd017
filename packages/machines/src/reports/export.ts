import { assign, type EventObject, emit, fromCallback, setup } from "xstate";
import { notProvided } from "../not-provided.ts";

/** A format by name, and what to write in it, which only the writer reads. */
export type FileRequest = { format: string; sheet: unknown };

export type ExportEvent =
  | ({ type: "file.requested"; isWhole: boolean } & FileRequest)
  | { type: "rows.completed"; sheet: unknown }
  | { type: "rows.refused" }
  | { type: "file.progressed"; share: number }
  | { type: "file.written" }
  | { type: "file.failed" }
  | { type: "export.cancelled" };

const designed = { section: "product decision: Files" };

export const exportMachine = setup({
  types: {
    context: {} as { format: string; share: number },
    events: {} as ExportEvent,
    emitted: {} as { type: "file.saved"; format: string },
    meta: {} as { section: string },
  },
  actors: {
    writeFile: fromCallback<EventObject, FileRequest>(() => notProvided("export", "writeFile")),
  },
  actions: {
    begin: assign((_, { format }: FileRequest) => ({ format, share: 0 })),
    tellSaved: emit(({ context: { format } }) => ({ type: "file.saved", format }) as const),
    noteShare: assign((_, share: number) => ({ share })),
  },
  guards: {
    isWhole: (_, { isWhole }: { isWhole: boolean }) => isWhole,
  },
}).createMachine({
  id: "export",
  description: "The file that a report is written to: one at a time.",
  meta: designed,
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
    idle: { description: "Nothing is written, or the file is saved.", meta: designed },
    completing: {
      description: "The rest of the list is fetched: a file of a part could pass for all of it.",
      meta: designed,
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
      meta: designed,
      on: {
        "file.requested": {
          description: "Another file waits until this one is saved or cancelled.",
        },
        "file.progressed": {
          actions: { type: "noteShare", params: ({ event }) => event.share },
          description: "The share that is written, from 0 to 1.",
        },
        "file.written": {
          target: "idle",
          actions: "tellSaved",
          description: "The file is saved.",
        },
        "file.failed": { target: "failed", description: "It could not be written." },
        "export.cancelled": { target: "cancelled", description: "The writer is stopped." },
      },
      invoke: {
        id: "writeFile",
        src: "writeFile",
        input: ({ context: { format }, event }) => ({
          format,
          sheet: (event as FileRequest).sheet,
        }),
        onError: { target: "failed", description: "The writer did not start." },
      },
    },
    failed: { description: "No file was saved, and the screen says so.", meta: designed },
    incomplete: {
      description: "No file was saved, as it would hold a part of the rows.",
      meta: designed,
    },
    cancelled: { description: "No file was saved, as the user wished.", meta: designed },
  },
});

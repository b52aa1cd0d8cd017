import { assign, type EventObject, fromCallback, setup } from "xstate";

/** A format by name, and what to write in it, which only the writer reads. */
export type WantedFile = { format: string; sheet: unknown };

export type ExportEvent =
  | ({ type: "file.wanted" } & WantedFile)
  | { type: "file.progressed"; share: number }
  | { type: "file.written" }
  | { type: "file.failed" }
  | { type: "export.cancelled" };

const designed = { section: "left open: Files" };

export const exportMachine = setup({
  types: {
    context: {} as { share: number },
    events: {} as ExportEvent,
    meta: {} as { section: string },
  },
  actors: {
    writeFile: fromCallback<EventObject, WantedFile>(() => {
      throw new Error("export: writeFile is not provided");
    }),
  },
  actions: {
    noteShare: assign((_, share: number) => ({ share })),
  },
}).createMachine({
  id: "export",
  description: "The file that a report is written to: one at a time.",
  meta: designed,
  context: { share: 0 },
  initial: "idle",
  on: {
    "file.wanted": {
      target: ".writing",
      actions: { type: "noteShare", params: 0 },
      description: "A format is chosen.",
    },
  },
  states: {
    idle: { description: "Nothing is written, or the file is saved.", meta: designed },
    writing: {
      description: "The file is written in the background, and then saved.",
      meta: designed,
      on: {
        "file.wanted": { description: "Another file waits until this one is saved or cancelled." },
        "file.progressed": {
          actions: { type: "noteShare", params: ({ event }) => event.share },
          description: "The share that is written, from 0 to 1.",
        },
        "file.written": { target: "idle", description: "The file is saved." },
        "file.failed": { target: "failed", description: "It could not be written." },
        "export.cancelled": { target: "cancelled", description: "The writer is stopped." },
      },
      invoke: {
        id: "writeFile",
        src: "writeFile",
        input: ({ event }) => wantedBy(event),
        onError: { target: "failed", description: "The writer did not start." },
      },
    },
    failed: { description: "No file was saved, and the screen says so.", meta: designed },
    cancelled: { description: "No file was saved, as the user wished.", meta: designed },
  },
});

function wantedBy(event: ExportEvent): WantedFile {
  const { format, sheet } = event as WantedFile;
  return { format, sheet };
}

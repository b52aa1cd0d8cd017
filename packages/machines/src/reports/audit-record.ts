import { fromPromise, setup } from "xstate";
import type { DateRange } from "./report-request.ts";

/** What somebody did with a report in the browser, where its host does not see it. */
export type TakenAlong = {
  act: "exported" | "printed" | "shared";
  /** The path of its call. */
  report: string;
  company: string;
  range: DateRange | null;
};

const designed = { section: "left open: Who read what" };

export const takenAlongMachine = setup({
  types: {
    context: {} as TakenAlong,
    input: {} as TakenAlong,
    meta: {} as { section: string },
  },
  actors: {
    noteReading: fromPromise<void, TakenAlong>(async () => {
      throw new Error("takenAlong: noteReading is not provided");
    }),
  },
}).createMachine({
  id: "takenAlong",
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

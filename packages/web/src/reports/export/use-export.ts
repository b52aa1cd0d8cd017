import { useActorRef, useSelector } from "@xstate/react";
import { exportMachine } from "machines/reports/export";
import { useEffect, useEffectEvent } from "react";
import { type EventObject, fromCallback } from "xstate";
import { lazy } from "../../browser/lazy.tsx";
import type { AllPages } from "../table/use-all-pages.ts";
import type { SheetInput } from "./sheet-of.ts";
import type { FileRequest, WriteOptions } from "./write-file.ts";

const writeFile = lazy("deferred", "writeFile");

/** A file, or a print once its rows are there. */
type Wanted = FileRequest | { format: "print"; sheet: () => void };

type ExportTargets = { print: () => void; share: (file: File) => void; onSaved: () => void };

const machine = exportMachine.provide({
  actors: {
    writeFile: fromCallback<EventObject, { format: string; sheet: unknown }>(
      ({ input, sendBack }) => {
        const controller = new AbortController();
        writeOrPrint(input as Wanted, {
          signal: controller.signal,
          onProgress: (share) => sendBack({ type: "file.progressed", share }),
        }).then(
          () => sendBack({ type: "file.written" }),
          () => sendBack({ type: "file.failed" }),
        );
        return () => controller.abort();
      },
    ),
  },
});

/** Writes what is shown to a file, the rest of a list included, and says how far that is. */
export function useExport(
  input: SheetInput,
  allPages: AllPages,
  { print, share, onSaved }: ExportTargets,
) {
  const actor = useActorRef(machine);
  const noteSaved = useEffectEvent(onSaved);
  useEffect(() => {
    const { unsubscribe } = actor.on("file.saved", ({ format }) => isFile(format) && noteSaved());
    return unsubscribe;
  }, [actor]);
  const state = useSelector(actor, ({ value }) => value);
  const { stage, isFetching, hasAll } = allPages;
  const { isPartial } = input;
  const sheetFor = (format: string) => {
    if (format === "print") return print;
    return format.startsWith("share ") ? { input, share } : input;
  };

  const complete = useEffectEvent(() => {
    const { format } = actor.getSnapshot().context;
    if (hasAll) actor.send({ type: "rows.completed", sheet: sheetFor(format) });
    else if (stage === "failed") actor.send({ type: "rows.refused" });
    else actor.send({ type: "export.cancelled" });
  });
  const isSettled = state === "completing" && (hasAll || !isFetching);
  useEffect(() => {
    if (isSettled) complete();
  }, [isSettled]);

  const write = (format: string) => {
    if (isPartial) allPages.fetch("file");
    actor.send({ type: "file.requested", format, sheet: sheetFor(format), isWhole: !isPartial });
  };
  return {
    state,
    /** From 0 to 1, once it is being written. */
    share: useSelector(actor, ({ context }) => context.share),
    write,
    tryAgain: () => write(actor.getSnapshot().context.format),
    cancel() {
      if (state === "completing") allPages.cancel("file");
      actor.send({ type: "export.cancelled" });
    },
  };
}

const isFile = (format: string) => format !== "print" && !format.startsWith("share ");

/** At once where nothing is written: the rows have come, and are printed. */
async function writeOrPrint(wanted: Wanted, following: WriteOptions): Promise<void> {
  if (wanted.format === "print") return Promise.resolve().then(wanted.sheet);
  const write = await writeFile.load();
  return write(wanted, following);
}

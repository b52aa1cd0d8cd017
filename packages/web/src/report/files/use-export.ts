import { useActorRef, useSelector } from "@xstate/react";
import { exportMachine, type WantedFile } from "machines";
import { useMemo } from "react";
import { type EventObject, fromCallback } from "xstate";
import { door } from "../../platform/door.tsx";
import type { Format } from "./sheet.ts";
import { type SheetInput, sheetOf } from "./sheet-of.ts";

const files = door("files", () => import("./files.ts"));

const machine = exportMachine.provide({
  actors: {
    writeFile: fromCallback<EventObject, WantedFile>(({ input, sendBack }) => {
      const controller = new AbortController();
      writeFile(input as Wanted, {
        signal: controller.signal,
        onProgress: (share) => sendBack({ type: "file.progressed", share }),
      }).then(
        () => sendBack({ type: "file.written" }),
        () => sendBack({ type: "file.failed" }),
      );
      return () => controller.abort();
    }),
  },
});

/** Writes what is shown to a file, and says how far it is and whether it failed. */
export function useExport() {
  const actor = useActorRef(machine);
  const control = useMemo(
    () => ({
      write: (format: Format, sheet: SheetInput) =>
        actor.send({ type: "file.wanted", format, sheet }),
      cancel: () => actor.send({ type: "export.cancelled" }),
    }),
    [actor],
  );
  return {
    ...control,
    /** From 0 to 1; null while nothing is written. */
    share: useSelector(actor, (snapshot) =>
      snapshot.matches("writing") ? snapshot.context.share : null,
    ),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches("failed")),
  };
}

type Wanted = { format: Format; sheet: SheetInput };
type Following = { signal: AbortSignal; onProgress: (share: number) => void };

async function writeFile({ format, sheet: input }: Wanted, following: Following) {
  const sheet = sheetOf(input);
  const { makeFile, save } = await files.load();
  save(await makeFile({ sheet, format, ...following }), `${sheet.fileName}.${format}`);
}

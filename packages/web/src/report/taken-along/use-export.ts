import { useActorRef, useSelector } from "@xstate/react";
import { exportMachine, type WantedFile } from "machines/screens";
import { useEffect, useEffectEvent } from "react";
import { type EventObject, fromCallback } from "xstate";
import type { Format } from "../files/sheet.ts";
import type { SheetInput } from "../files/sheet-of.ts";
import { later } from "../later/later-door.ts";
import type { WholeList } from "../whole/use-whole-list.ts";

/** A file to save or to share, or paper, which is printed once its rows are there. */
type Wanted =
  | { format: Format; sheet: SheetInput }
  | { format: `share ${Format}`; sheet: { input: SheetInput; share: (file: File) => void } }
  | { format: "paper"; sheet: () => void };

type Outlets = { print: () => void; share: (file: File) => void };

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

/** Writes what is shown to a file, the rest of a list included, and says how far that is. */
export function useExport(input: SheetInput, whole: WholeList, { print, share }: Outlets) {
  const actor = useActorRef(machine);
  const state = useSelector(actor, ({ value }) => value);
  const { stage, isFetching, hasAll } = whole;
  const { isPartial } = input;
  const sheetFor = (format: string) => {
    if (format === "paper") return print;
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
    if (isPartial) whole.want("file");
    actor.send({ type: "file.wanted", format, sheet: sheetFor(format), isWhole: !isPartial });
  };
  return {
    state,
    /** From 0 to 1, once it is being written. */
    share: useSelector(actor, ({ context }) => context.share),
    write,
    tryAgain: () => write(actor.getSnapshot().context.format),
    cancel() {
      if (state === "completing") whole.leave("file");
      actor.send({ type: "export.cancelled" });
    },
  };
}

type Following = { signal: AbortSignal; onProgress: (share: number) => void };

async function writeFile(wanted: Wanted, following: Following) {
  if (wanted.format === "paper") return Promise.resolve().then(wanted.sheet);
  const format = wanted.format.replace("share ", "") as Format;
  const { sheetOf, makeFile, save } = await later.load();
  const sheet = sheetOf("share" in wanted.sheet ? wanted.sheet.input : wanted.sheet);
  const made = await makeFile({ sheet, format, ...following });
  const name = `${sheet.fileName}.${format}`;
  if ("share" in wanted.sheet) wanted.sheet.share(new File([made], name, { type: made.type }));
  else save(made, name);
}

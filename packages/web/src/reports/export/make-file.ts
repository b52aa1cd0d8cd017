import { language as own } from "#language";
import { trustedScript } from "../../browser/trusted-script.ts";
import { type Language, supportedLanguages } from "../../i18n/languages/languages.ts";
import { filePieces } from "./file-pieces.ts";
import { type Format, type Sheet, types } from "./sheet.ts";
import type { FromWorker, SheetHead, ToWorker } from "./worker.ts";

export type FileOptions = {
  format: Format;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

const atOnce = 2000;

/** Writes a file in a worker or, where none can be started, on the page between its other work. */
export async function makeFile({
  sheet,
  ...making
}: FileOptions & { sheet: Sheet }): Promise<Blob> {
  const address = exportWorkerOf(own);
  if (!address) return new Blob(await makeOnPage(sheet, making), { type: types[making.format] });
  const { rows, ...headed } = sheet;
  return makeByWorker(address, { ...making, headed: { sheet: headed }, rows });
}

type ByWorker = FileOptions & { headed: SheetHead; rows: Sheet["rows"] };

export async function makeByWorker(
  address: URL,
  { headed, rows, format, signal, onProgress }: ByWorker,
): Promise<Blob> {
  const worker = new Worker(trustedScript(address.href));
  const tell = (told: ToWorker) => worker.postMessage(told);
  try {
    const made = new Promise<BlobPart[]>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "written") onProgress(data.rows / Math.max(1, rows.length));
        else resolve(data.parts);
      });
      worker.addEventListener("error", () => reject(new Error("The file could not be written.")));
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    made.catch(() => {});
    tell({ type: "sheet", headed, format });
    for (let from = 0; from < rows.length; from += atOnce) {
      tell({ type: "rows", rows: rows.slice(from, from + atOnce) });
      await yieldToBrowser();
      signal.throwIfAborted();
    }
    tell({ type: "all" });
    return new Blob(await made, { type: types[format] });
  } finally {
    worker.terminate();
  }
}

async function makeOnPage(sheet: Sheet, { format, signal, onProgress }: FileOptions) {
  const parts: BlobPart[] = [];
  let steps = 0;
  for (const piece of filePieces(sheet, format)) {
    parts.push(piece as BlobPart);
    steps += 1;
    onProgress(Math.min(1, (steps * 500) / Math.max(1, sheet.rows.length)));
    await yieldToBrowser();
    signal.throwIfAborted();
  }
  return parts;
}

/** Gives the browser a turn. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** That of a language; none where a browser would not start it: from another origin, where a page's scripts may come from. */
export function exportWorkerOf(language: Language): URL | undefined {
  const portal = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`);
  const named = portal?.dataset.exportWorker;
  if (!named || typeof Worker === "undefined") return undefined;
  const address = new URL(named, import.meta.url);
  return address.origin === location.origin ? address : undefined;
}

/** Those besides the page's in which a worker writes. */
export function otherLanguages(): Language[] {
  return supportedLanguages.filter((language) => language !== own && exportWorkerOf(language));
}

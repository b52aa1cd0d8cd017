import { ownScript } from "../../platform/own-script.ts";
import { type Format, type Sheet, types } from "./sheet.ts";
import type { Answered, Told } from "./worker.ts";
import { written } from "./written.ts";

type Options = {
  sheet: Sheet;
  format: Format;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

const atOnce = 2000;

/** Writes a file in a worker or, where none can be started, on the page between its other work. */
export async function makeFile(options: Options): Promise<Blob> {
  const address = workerAddress();
  const parts = address ? await byWorker(address, options) : await onThePage(options);
  return new Blob(parts, { type: types[options.format] });
}

/** A browser starts no worker from another origin, where a page's scripts may come from. */
function workerAddress(): URL | undefined {
  const named = document.querySelector<HTMLMetaElement>('meta[name="export-worker"]')?.content;
  if (!named || typeof Worker === "undefined") return undefined;
  const address = new URL(named.slice(named.lastIndexOf("/") + 1), import.meta.url);
  return address.origin === location.origin ? address : undefined;
}

async function byWorker(address: URL, { sheet, format, signal, onProgress }: Options) {
  const worker = new Worker(ownScript(address.href));
  const tell = (told: Told) => worker.postMessage(told);
  try {
    const made = new Promise<BlobPart[]>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
        if (data.type === "written") onProgress(data.rows / Math.max(1, sheet.rows.length));
        else resolve(data.parts);
      });
      worker.addEventListener("error", () => reject(new Error("The file could not be written.")));
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    made.catch(() => {});
    const { rows, ...rest } = sheet;
    tell({ type: "sheet", sheet: rest, format });
    for (let from = 0; from < rows.length; from += atOnce) {
      tell({ type: "rows", rows: rows.slice(from, from + atOnce) });
      await turn();
      signal.throwIfAborted();
    }
    tell({ type: "all" });
    return await made;
  } finally {
    worker.terminate();
  }
}

async function onThePage({ sheet, format, signal, onProgress }: Options) {
  const parts: BlobPart[] = [];
  let steps = 0;
  for (const piece of written(sheet, format)) {
    parts.push(piece as BlobPart);
    steps += 1;
    onProgress(Math.min(1, (steps * 500) / Math.max(1, sheet.rows.length)));
    await turn();
    signal.throwIfAborted();
  }
  return parts;
}

/** Gives the browser a turn. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

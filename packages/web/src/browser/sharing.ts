import { copyText } from "./copy-text.ts";

/** How an attempt to share ended. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "refused" | "failed";

/** A desktop has share sheets too, of which few people know an entry. */
const isTouched = () => matchMedia("(pointer: coarse)").matches;

/** Opens the share sheet of a phone; elsewhere, copies the text. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  if (!isTouched() || typeof navigator.share !== "function") return copy(text);
  const outcome = await openShareSheet({ title, text });
  return outcome === "shared" || outcome === "cancelled" ? outcome : copy(text);
}

export function canShareFile(name: string, type: string): boolean {
  if (!isTouched()) return false;
  const files = [new File([""], name, { type })];
  return typeof navigator.canShare === "function" && navigator.canShare({ files });
}

/** `refused` where the browser wants another press: the file took too long to be made. */
export async function shareFile(file: File): Promise<ShareOutcome> {
  return openShareSheet({ files: [file], title: file.name });
}

async function openShareSheet(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "AbortError") return "cancelled";
    return name === "NotAllowedError" ? "refused" : "failed";
  }
}

/** For what needs no sheet. */
export async function copy(text: string): Promise<ShareOutcome> {
  return (await copyText(text)) ? "copied" : "failed";
}

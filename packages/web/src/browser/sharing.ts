import { copyText } from "./copy-text.ts";

/** How an attempt to share ended. */
export type ShareOutcome = "shared" | "copied" | "cancelled" | "refused" | "failed";

/** Opens the browser's share sheet; without one, copies the text. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  if (typeof navigator.share !== "function") return copy(text);
  const outcome = await openShareSheet({ title, text });
  return outcome === "shared" || outcome === "cancelled" ? outcome : copy(text);
}

export function canShareFile(name: string, type: string): boolean {
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

async function copy(text: string): Promise<ShareOutcome> {
  return (await copyText(text)) ? "copied" : "failed";
}

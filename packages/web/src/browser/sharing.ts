import { copyText } from "./copy-text.ts";

/** What became of what was to be shared. */
export type Shared = "shared" | "copied" | "cancelled" | "refused" | "failed";

/** Opens the browser's own sheet; without one, the text is copied. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share !== "function") return copy(text);
  const outcome = await opened({ title, text });
  return outcome === "shared" || outcome === "cancelled" ? outcome : copy(text);
}

/** `refused` where the browser wants another press: the file took too long to be made. */
export async function shareFile(file: File): Promise<Shared> {
  return opened({ files: [file], title: file.name });
}

async function opened(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "AbortError") return "cancelled";
    return name === "NotAllowedError" ? "refused" : "failed";
  }
}

async function copy(text: string): Promise<Shared> {
  return (await copyText(text)) ? "copied" : "failed";
}

import { isStorageInMemory, readItem, writeThrough } from "./storage.ts";

const key = "language";

/** The language chosen here, else the first of the browser's that the portal speaks, else the portal's first. */
export function preferredLanguage(supported: readonly string[]): string | undefined {
  const chosen = [readItem("session", key), readItem("local", key)];
  const preferred = [...chosen, ...navigator.languages].map((tag) => tag?.split("-")[0] ?? "");
  return preferred.find((tag) => supported.includes(tag)) ?? supported[0];
}

/** Stores it on the device, on a shared machine in the tab alone, and reloads the page in it. */
export function chooseLanguage(language: string): void {
  writeThrough("session", key, language);
  if (!isStorageInMemory()) writeThrough("local", key, language);
  location.reload();
}

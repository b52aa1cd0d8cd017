import { isNothingStored, stored, storeFully } from "./stored.ts";

const entry = "language";

/** Of those that are spoken: the one chosen here, else the first that the browser wishes, else the first of all. */
export function wishedLanguage(spoken: readonly string[]): string | undefined {
  const chosen = [stored("tab", entry), stored("device", entry)];
  const wishes = [...chosen, ...navigator.languages].map((tag) => tag?.split("-")[0] ?? "");
  return wishes.find((wish) => spoken.includes(wish)) ?? spoken[0];
}

/** The device keeps it, a shared machine the tab alone; the page comes back in the language. */
export function chooseLanguage(language: string): void {
  storeFully("tab", entry, language);
  if (!isNothingStored()) storeFully("device", entry, language);
  location.reload();
}

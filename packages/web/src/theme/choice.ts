import { readItem, writeItem } from "../browser/storage.ts";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const entry = "theme";

export function storedTheme(): ThemeChoice {
  const kept = readItem("local", entry);
  return themeChoices.find((choice) => choice === kept) ?? "system";
}

export function showTheme(choice: ThemeChoice, { dataset }: HTMLElement) {
  if (choice === "system") delete dataset.theme;
  else dataset.theme = choice;
}

/** A browser that stores nothing still shows the choice until the page is left. */
export function chooseTheme(choice: ThemeChoice) {
  showTheme(choice, document.documentElement);
  writeItem("local", entry, choice);
}

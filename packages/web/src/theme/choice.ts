import { store, stored } from "../browser/stored.ts";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const entry = "theme";

export function storedTheme(): ThemeChoice {
  const kept = stored("device", entry);
  return themeChoices.find((choice) => choice === kept) ?? "system";
}

export function showTheme(choice: ThemeChoice, { dataset }: HTMLElement) {
  if (choice === "system") delete dataset.theme;
  else dataset.theme = choice;
}

/** A browser that stores nothing still shows the choice until the page is left. */
export function chooseTheme(choice: ThemeChoice) {
  showTheme(choice, document.documentElement);
  store("device", entry, choice);
}

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const entry = "theme";

/** What the person chose on this machine; the system's own where nothing was chosen or nothing can be read. */
export function storedTheme(storage: () => Storage = () => localStorage): ThemeChoice {
  try {
    const stored = storage().getItem(entry);
    return themeChoices.find((choice) => choice === stored) ?? "system";
  } catch {
    return "system";
  }
}

export function showTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement) {
  if (choice === "system") delete root.dataset.theme;
  else root.dataset.theme = choice;
}

export function chooseTheme(choice: ThemeChoice, storage: () => Storage = () => localStorage) {
  showTheme(choice);
  try {
    storage().setItem(entry, choice);
  } catch {
    // A browser that stores nothing still shows the choice until it is closed.
  }
}

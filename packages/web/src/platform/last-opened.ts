import type { Module } from "partner-sdk";

export type Opened = { path: string; title: string };
type Kept = { user: string; places: Partial<Record<Module, Opened>> };

const entry = "lastOpened";

/** The screen that the user last opened in each module, for as long as the tab lives. */
export function lastOpenedBy(user: string | null): Kept["places"] {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(entry) ?? "null");
    return kept?.user === user ? kept.places : {};
  } catch {
    return {};
  }
}

export function rememberOpened(user: string, module: Module, opened: Opened): void {
  const places = { ...lastOpenedBy(user), [module]: opened };
  try {
    sessionStorage.setItem(entry, JSON.stringify({ user, places } satisfies Kept));
  } catch {
    // Where nothing can be stored, Home leads to each module's first screen.
  }
}

import type { Module } from "partner-sdk";
import { store, storedJson } from "./stored.ts";

export type Opened = { path: string; title: string };
type Kept = { user: string; places: Partial<Record<Module, Opened>> };

const entry = "lastOpened";

export function lastOpenedBy(user: string | null): Kept["places"] {
  const kept = storedJson("tab", entry) as Kept | null;
  return kept?.user === user ? kept.places : {};
}

export function rememberOpened(user: string, module: Module, opened: Opened): void {
  const places = { ...lastOpenedBy(user), [module]: opened };
  store("tab", entry, JSON.stringify({ user, places } satisfies Kept));
}

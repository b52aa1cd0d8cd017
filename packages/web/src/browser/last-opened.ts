import type { Module } from "partner-sdk";
import { readUserItem, writeUserItem } from "./user-storage.ts";

/** Paths with their queries. */
type LastOpened = { user: string; places: Partial<Record<Module, string>> };

export function lastOpenedBy(user: string | null): LastOpened["places"] {
  const last = readUserItem("lastOpened") as LastOpened | null;
  return last?.user === user ? last.places : {};
}

export function rememberOpened(user: string, module: Module, opened: string): void {
  const places = { ...lastOpenedBy(user), [module]: opened };
  writeUserItem<LastOpened>("lastOpened", { user, places });
}

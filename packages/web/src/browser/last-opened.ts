import type { Module } from "partner-sdk";
import { keep, kept } from "./kept-until-another-user.ts";

/** Paths with their queries. */
type LastOpened = { user: string; places: Partial<Record<Module, string>> };

export function lastOpenedBy(user: string | null): LastOpened["places"] {
  const last = kept("lastOpened") as LastOpened | null;
  return last?.user === user ? last.places : {};
}

export function rememberOpened(user: string, module: Module, opened: string): void {
  const places = { ...lastOpenedBy(user), [module]: opened };
  keep<LastOpened>("lastOpened", { user, places });
}

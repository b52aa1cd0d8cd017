import type { Module } from "partner-sdk";
import { keep, kept } from "./kept-until-another-user.ts";

export type Opened = { path: string; title: string };
type LastOpened = { user: string; places: Partial<Record<Module, Opened>> };

export function lastOpenedBy(user: string | null): LastOpened["places"] {
  const last = kept("lastOpened") as LastOpened | null;
  return last?.user === user ? last.places : {};
}

export function rememberOpened(user: string, module: Module, opened: Opened): void {
  const places = { ...lastOpenedBy(user), [module]: opened };
  keep<LastOpened>("lastOpened", { user, places });
}

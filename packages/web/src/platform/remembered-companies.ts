import type { Remembered } from "machines";
import { modules } from "partner-sdk";
import { store, storedJson } from "./stored.ts";

const entry = "activeCompanies";

export function rememberCompanies(remembered: Remembered): void {
  store("tab", entry, JSON.stringify(remembered));
}

export function rememberedCompanies(): Remembered | null {
  const kept = storedJson("tab", entry) as Partial<Remembered> | null;
  if (typeof kept?.user !== "string") return null;
  const ids = modules.flatMap((module) => {
    const id: unknown = kept.companies?.[module];
    return typeof id === "string" ? [[module, id]] : [];
  });
  return { user: kept.user, companies: Object.fromEntries(ids) };
}

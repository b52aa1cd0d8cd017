import type { RememberedCompanies } from "machines/session/active-company";
import { modules } from "partner-sdk";
import { forget, keep, kept } from "./kept-until-another-user.ts";

export function rememberCompanies({ user, companies }: RememberedCompanies): void {
  const chosen = Object.entries(companies).filter(([, id]) => id !== null);
  if (chosen.length === 0) forget("activeCompanies");
  else
    keep<RememberedCompanies>("activeCompanies", { user, companies: Object.fromEntries(chosen) });
}

export function rememberedCompanies(): RememberedCompanies | null {
  const remembered = kept("activeCompanies") as Partial<RememberedCompanies> | null;
  if (typeof remembered?.user !== "string") return null;
  const ids = modules.flatMap((module) => {
    const id: unknown = remembered.companies?.[module];
    return typeof id === "string" ? [[module, id]] : [];
  });
  return { user: remembered.user, companies: Object.fromEntries(ids) };
}

import type { ChosenCompanies } from "machines";
import { type Module, modules } from "partner-sdk";
import { keepOf, keptOf } from "./kept-of-users.ts";

/** What a user last chose on this device, in whatever tab and session. */
export function lastCompaniesOf(user: string): ChosenCompanies {
  const last = keptOf("lastCompanies", user) as Partial<Record<string, unknown>> | null;
  const ids = modules.flatMap((module) => {
    const id = last?.[module];
    return typeof id === "string" ? [[module, id]] : [];
  });
  return Object.fromEntries(ids);
}

export function keepLastCompany(user: string, module: Module, company: string): void {
  keepOf("lastCompanies", user, { ...lastCompaniesOf(user), [module]: company });
}

import type { Module } from "partner-sdk";
import { lastCompanies, lastCompaniesIn } from "./stored-companies.ts";
import { writeLastingItem } from "./user-storage.ts";

/** The other companies of a module that a user chose last, the newest first; no more than one to go back to. */
export function companiesBefore(user: string, module: Module, company: string): readonly string[] {
  return lastCompaniesIn(user, module).filter((one) => one !== company);
}

export function keepLastCompany(user: string, module: Module, company: string): void {
  const [before] = companiesBefore(user, module, company);
  const chosen = before === undefined ? [company] : [company, before];
  writeLastingItem("lastCompanies", user, { ...lastCompanies(user), [module]: chosen });
}

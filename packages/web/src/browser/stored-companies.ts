import type { ChosenCompanies } from "machines/session/active-company";
import { type Module, modules } from "partner-sdk";
import { forgetOverSignOuts, keepOverSignOuts, keptOverSignOuts } from "./kept-over-sign-outs.ts";
import { changeStorages } from "./stored.ts";

/** What a user last chose on this device, in whatever tab and session. */
export function lastCompaniesOf(user: string): ChosenCompanies {
  const ids = modules.flatMap((module) => {
    const [last] = inModule(user, module);
    return last === undefined ? [] : [[module, last]];
  });
  return Object.fromEntries(ids);
}

/** Those of a module that a user chose last, the newest first: another one to go back to is enough. */
export function companiesBefore(user: string, module: Module, company: string): readonly string[] {
  return inModule(user, module).filter((one) => one !== company);
}

export function keepLastCompany(user: string, module: Module, company: string): void {
  const [before] = companiesBefore(user, module, company);
  const chosen = before === undefined ? [company] : [company, before];
  keepOverSignOuts("lastCompanies", user, { ...all(user), [module]: chosen });
}

/** What a sign-out does. As the specification has it, counterwise_ticketing's stay. */
export function forgetLastCompanies(user: string | null): void {
  if (user === null) return;
  changeStorages(() => {
    const { counterwise_ticketing: slip } = all(user);
    if (slip === undefined) forgetOverSignOuts("lastCompanies", user);
    else keepOverSignOuts("lastCompanies", user, { counterwise_ticketing: slip });
  });
}

function inModule(user: string, module: Module): readonly string[] {
  const kept = all(user)[module];
  // A version before this one kept one id alone.
  return (Array.isArray(kept) ? kept : [kept]).filter((id) => typeof id === "string");
}

function all(user: string): Partial<Record<string, unknown>> {
  const kept = keptOverSignOuts("lastCompanies", user);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}

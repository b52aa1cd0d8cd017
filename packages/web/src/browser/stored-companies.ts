import type { ChosenCompanies, RememberedCompanies } from "machines/session/active-company";
import { type Module, modules } from "partner-sdk";
import { withRealStorage } from "./storage.ts";
import {
  readLastingItem,
  readUserItem,
  removeLastingItem,
  removeUserItem,
  writeLastingItem,
  writeUserItem,
} from "./user-storage.ts";

export function storeActiveCompanies({ user, companies }: RememberedCompanies): void {
  const chosen = Object.entries(companies).filter(([, id]) => id !== null);
  if (chosen.length === 0) removeUserItem("activeCompanies");
  else
    writeUserItem<RememberedCompanies>("activeCompanies", {
      user,
      companies: Object.fromEntries(chosen),
    });
}

export function storedActiveCompanies(): RememberedCompanies | null {
  const stored = readUserItem("activeCompanies") as Partial<RememberedCompanies> | null;
  if (typeof stored?.user !== "string") return null;
  const ids = modules.flatMap((module) => {
    const id: unknown = stored.companies?.[module];
    return typeof id === "string" ? [[module, id]] : [];
  });
  return { user: stored.user, companies: Object.fromEntries(ids) };
}

/** What a user last chose on this device, in any tab and session. */
export function lastCompaniesOf(user: string): ChosenCompanies {
  const ids = modules.flatMap((module) => {
    const [last] = lastCompaniesIn(user, module);
    return last === undefined ? [] : [[module, last]];
  });
  return Object.fromEntries(ids);
}

/** Called on a sign-out. As the specification has it, counterwise_ticketing's stay. What is not requested of the host goes with them. */
export function forgetLastCompanies(user: string | null): void {
  if (user === null) return;
  withRealStorage(() => {
    removeLastingItem("notRequested", user);
    const { counterwise_ticketing: slip } = lastCompanies(user);
    if (slip === undefined) removeLastingItem("lastCompanies", user);
    else writeLastingItem("lastCompanies", user, { counterwise_ticketing: slip });
  });
}

export function lastCompaniesIn(user: string, module: Module): readonly string[] {
  const stored = lastCompanies(user)[module];
  // An earlier version stored a single id.
  return (Array.isArray(stored) ? stored : [stored]).filter((id) => typeof id === "string");
}

export function lastCompanies(user: string): Partial<Record<string, unknown>> {
  const stored = readLastingItem("lastCompanies", user);
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

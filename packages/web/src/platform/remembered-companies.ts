import type { Remembered } from "machines";
import { modules } from "partner-sdk";

const entry = "activeCompanies";

/** The ids of the chosen companies, for as long as the tab lives. */
export function rememberCompanies(remembered: Remembered): void {
  try {
    sessionStorage.setItem(entry, JSON.stringify(remembered));
  } catch {
    // Where nothing can be stored, a reload asks for the companies again.
  }
}

export function rememberedCompanies(): Remembered | null {
  try {
    const { user, companies } = JSON.parse(sessionStorage.getItem(entry) ?? "null");
    if (typeof user !== "string") return null;
    const ids = modules.flatMap((module) => {
      const id: unknown = companies[module];
      return typeof id === "string" ? [[module, id]] : [];
    });
    return { user, companies: Object.fromEntries(ids) };
  } catch {
    return null;
  }
}

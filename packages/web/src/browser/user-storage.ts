import { changeStorages, store, storedJson } from "./stored.ts";

/** What is kept of a user: each entry for one user at a time, and it says for whom. */
const places = {
  activeCompanies: "tab",
  lastOpened: "tab",
  rowsSought: "tab",
  presets: "device",
} as const;
type Entry = keyof typeof places;

export function kept(entry: Entry): { user?: unknown } | null {
  return storedJson(places[entry], entry) as { user?: unknown } | null;
}

export function keep<Value extends { user: string }>(entry: Entry, value: Value): void {
  store(places[entry], entry, JSON.stringify(value));
}

export function forget(entry: Entry): void {
  store(places[entry], entry, null);
}

/** Those of the user, on the device of a shared machine too: an expired session may have left them there. */
export function forgetPresets(user: string | null): void {
  changeStorages(() => {
    if (kept("presets")?.user === user) forget("presets");
  });
}

/** What was typed outlives no session: in the addresses that were open, and above rows. */
export function forgetTyped(): void {
  forget("lastOpened");
  forget("rowsSought");
}

export function forgetOthers(user: string): void {
  for (const entry of Object.keys(places) as Entry[]) {
    if (kept(entry)?.user !== user) forget(entry);
  }
}

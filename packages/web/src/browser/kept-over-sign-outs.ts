import { store, storedJson } from "./stored.ts";

export const overSignOuts = ["lastCompanies", "pins"] as const;
type Entry = (typeof overSignOuts)[number];
type Kept = readonly (readonly [user: string, value: unknown])[];

/** On a machine at a counter, more people than these take turns rarely. */
const mostUsers = 8;

/** What the device keeps of a user over a sign-out, beside that of others. */
export function keptOverSignOuts(entry: Entry, user: string): unknown {
  return all(entry).find(([whose]) => whose === user)?.[1] ?? null;
}

/** Whoever has kept nothing for the longest is forgotten first. */
export function keepOverSignOuts(entry: Entry, user: string, value: unknown): void {
  keepAll(entry, [[user, value], ...othersThan(user, entry)]);
}

export function forgetOverSignOuts(entry: Entry, user: string): void {
  keepAll(entry, othersThan(user, entry));
}

function keepAll(entry: Entry, kept: Kept): void {
  const isAny = kept.length > 0;
  store("device", entry, isAny ? JSON.stringify(kept.slice(0, mostUsers)) : null);
}

const othersThan = (user: string, entry: Entry) => all(entry).filter(([whose]) => whose !== user);

function all(entry: Entry): Kept {
  const stored = storedJson("device", entry);
  const isOne = (one: unknown): one is Kept[number] => Array.isArray(one);
  return Array.isArray(stored) ? stored.filter(isOne) : [];
}

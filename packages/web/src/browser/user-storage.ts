import { readJson, withRealStorage, writeItem } from "./storage.ts";

/** What is stored for one user at a time, until another one signs in. */
const areas = {
  activeCompanies: "session",
  lastOpened: "session",
  rowsSought: "session",
  notOffered: "session",
  presets: "local",
} as const;
type Key = keyof typeof areas;

export function readUserItem(key: Key): { user?: unknown } | null {
  return readJson(areas[key], key) as { user?: unknown } | null;
}

export function writeUserItem<Value extends { user: string }>(key: Key, value: Value): void {
  writeItem(areas[key], key, JSON.stringify(value));
}

export function removeUserItem(key: Key): void {
  writeItem(areas[key], key, null);
}

/** On a shared machine too: an expired session may have left the user's presets on the device. */
export function forgetPresets(user: string | null): void {
  withRealStorage(() => {
    if (readUserItem("presets")?.user === user) removeUserItem("presets");
  });
}

/** What outlives no session: addresses and searches hold what was typed, and a host may answer more by the next one. */
export function forgetOfSession(): void {
  for (const key of ["lastOpened", "rowsSought", "notOffered"] as const) removeUserItem(key);
}

export function forgetOthers(user: string): void {
  for (const key of Object.keys(areas) as Key[]) {
    if (readUserItem(key)?.user !== user) removeUserItem(key);
  }
}

/** What the device stores for several users, over their sign-outs. */
export const lastingKeys = ["lastCompanies", "notRequested", "pins"] as const;
type LastingKey = (typeof lastingKeys)[number];
type LastingItems = readonly (readonly [user: string, value: unknown])[];

/** More users than these rarely share a machine at a counter. */
const maxUsers = 8;

export function readLastingItem(key: LastingKey, user: string): unknown {
  return lastingItems(key).find(([owner]) => owner === user)?.[1] ?? null;
}

/** Drops the user who has written nothing for the longest. */
export function writeLastingItem(key: LastingKey, user: string, value: unknown): void {
  writeLastingItems(key, [[user, value], ...itemsOfOthers(user, key)]);
}

export function removeLastingItem(key: LastingKey, user: string): void {
  writeLastingItems(key, itemsOfOthers(user, key));
}

function writeLastingItems(key: LastingKey, items: LastingItems): void {
  const isAny = items.length > 0;
  writeItem("local", key, isAny ? JSON.stringify(items.slice(0, maxUsers)) : null);
}

const itemsOfOthers = (user: string, key: LastingKey) =>
  lastingItems(key).filter(([owner]) => owner !== user);

function lastingItems(key: LastingKey): LastingItems {
  const stored = readJson("local", key);
  const isItem = (item: unknown): item is LastingItems[number] => Array.isArray(item);
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

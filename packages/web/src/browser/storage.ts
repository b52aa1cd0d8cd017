const areas = {
  local: () => localStorage,
  session: () => sessionStorage,
};
type StorageArea = keyof typeof areas;

/** On a shared machine, what replaces both storages for as long as the page is there; null for a removed item. */
let memory: Map<string, string | null> | undefined;

export const isStorageInMemory = (): boolean => memory !== undefined;

/** Keeps all further items in memory, or in the storages again. What was in memory is gone either way. */
export function keepInMemory(isShared: boolean): void {
  memory = isShared ? new Map() : undefined;
}

/** Changes the storages themselves, on a shared machine too, where the memory is emptied. */
export function withRealStorage(change: () => void): void {
  const isShared = isStorageInMemory();
  keepInMemory(false);
  change();
  keepInMemory(isShared);
}

/** Null where there is no such item, or the browser refuses its storage. */
export function readItem(area: StorageArea, key: string): string | null {
  const value = memory?.get(area + key);
  if (value !== undefined) return value;
  try {
    return areas[area]().getItem(key);
  } catch {
    return null;
  }
}

/** Null also for what is not JSON. */
export function readJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readItem(area, key) ?? "null");
  } catch {
    return null;
  }
}

/** Null removes the item. False if the browser refused. */
export function writeItem(area: StorageArea, key: string, value: string | null): boolean {
  if (!memory) return writeThrough(area, key, value);
  memory.set(area + key, value);
  return true;
}

/** On a shared machine too. */
export function writeThrough(area: StorageArea, key: string, value: string | null): boolean {
  try {
    if (value === null) areas[area]().removeItem(key);
    else areas[area]().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

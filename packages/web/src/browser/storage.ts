const storages = {
  device: () => localStorage,
  tab: () => sessionStorage,
};
type Place = keyof typeof storages;

/** On a shared machine, what would have been stored, for as long as the page is there; null for what was removed. */
let instead: Map<string, string | null> | undefined;

export const isNothingStored = (): boolean => instead !== undefined;

/** From now on nothing gets into a storage, and what was kept instead is forgotten; or all is as usual. */
export function storeNothing(isShared: boolean): void {
  instead = isShared ? new Map() : undefined;
}

/** Changes the storages themselves, on a shared machine too. What is kept instead of them goes. */
export function changeStorages(change: () => void): void {
  const isShared = isNothingStored();
  storeNothing(false);
  change();
  storeNothing(isShared);
}

/** Null where there is no such entry, or the browser refuses its storage. */
export function stored(place: Place, entry: string): string | null {
  const kept = instead?.get(place + entry);
  if (kept !== undefined) return kept;
  try {
    return storages[place]().getItem(entry);
  } catch {
    return null;
  }
}

/** Null also for what is not JSON. */
export function storedJson(place: Place, entry: string): unknown {
  try {
    return JSON.parse(stored(place, entry) ?? "null");
  } catch {
    return null;
  }
}

/** Null removes the entry. False if the browser refused. */
export function store(place: Place, entry: string, value: string | null): boolean {
  if (!instead) return storeFully(place, entry, value);
  instead.set(place + entry, value);
  return true;
}

/** On a shared machine too. */
export function storeFully(place: Place, entry: string, value: string | null): boolean {
  try {
    if (value === null) storages[place]().removeItem(entry);
    else storages[place]().setItem(entry, value);
    return true;
  } catch {
    return false;
  }
}

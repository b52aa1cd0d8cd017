const storages = {
  device: () => localStorage,
  tab: () => sessionStorage,
};
type Place = keyof typeof storages;

/** Null where there is no such entry, or the browser refuses its storage. */
export function stored(place: Place, entry: string): string | null {
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

/** Removes what the device keeps, less these entries. */
export function clearDevice(kept: readonly string[]): void {
  for (const entry of entriesOfDevice()) if (!kept.includes(entry)) store("device", entry, null);
}

function entriesOfDevice(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Null removes the entry. False if the browser refused. */
export function store(place: Place, entry: string, value: string | null): boolean {
  try {
    if (value === null) storages[place]().removeItem(entry);
    else storages[place]().setItem(entry, value);
    return true;
  } catch {
    return false;
  }
}

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

const storages = {
  device: () => localStorage,
  tab: () => sessionStorage,
};
type Place = keyof typeof storages;

/** What stands under an entry; null where nothing does, or the browser keeps its storage shut. */
export function stored(place: Place, entry: string): string | null {
  try {
    return storages[place]().getItem(entry);
  } catch {
    return null;
  }
}

/** The same where it was stored as JSON; null for what is not. */
export function storedJson(place: Place, entry: string): unknown {
  try {
    return JSON.parse(stored(place, entry) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value under an entry, or removes it for null; says whether the browser did. */
export function store(place: Place, entry: string, value: string | null): boolean {
  try {
    if (value === null) storages[place]().removeItem(entry);
    else storages[place]().setItem(entry, value);
    return true;
  } catch {
    return false;
  }
}

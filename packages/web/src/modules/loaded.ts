import type { ModuleEntry } from "./catalogue.ts";
import type { ModuleScreens } from "./module.ts";

const loading = new Map<ModuleEntry, Promise<ModuleScreens>>();

/** A module's screens, fetched once; a failed fetch is tried again the next time. */
export function screensOf(entry: ModuleEntry): Promise<ModuleScreens> {
  const known = loading.get(entry);
  if (known) return known;
  const promise = entry.load().then(({ screens }) => screens);
  promise.catch(() => loading.delete(entry));
  loading.set(entry, promise);
  return promise;
}

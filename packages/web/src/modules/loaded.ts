import { arriving } from "../portal/missing-script.ts";
import type { ModuleEntry } from "./catalogue.ts";
import type { ModuleScreens } from "./module.ts";

const loading = new Map<ModuleEntry, Promise<ModuleScreens>>();

/** A module's screens, fetched once: browsers keep a failed script until the page is loaded again, and so does this. */
export function screensOf(entry: ModuleEntry): Promise<ModuleScreens> {
  const known = loading.get(entry);
  if (known) return known;
  const promise = arriving(entry.module, entry.load()).then(({ screens }) => screens);
  loading.set(entry, promise);
  return promise;
}

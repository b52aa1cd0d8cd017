import { isStorageInMemory, readJson, writeItem } from "./storage.ts";

/** A script that is fetched later could not be fetched. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
  readonly script: string;

  constructor(script: string, cause: unknown) {
    super(`The script ${script} could not be loaded.`, { cause });
    this.script = script;
  }
}

/** Waits for a script; if it cannot be fetched, the error names it. */
export async function loadScript<T>(script: string, module: Promise<T>): Promise<T> {
  try {
    const loaded = await module;
    forgetReloadsFor(script);
    return loaded;
  } catch (cause) {
    // These two are what browsers throw when fetching or linking fails; anything else is the script's own failure.
    const isMissing = cause instanceof TypeError || cause instanceof SyntaxError;
    throw isMissing ? new ScriptMissing(script, cause) : cause;
  }
}

/** Whether the page can be fetched: that of a new deployment names its own scripts. */
export async function isPageReachable(signal: AbortSignal): Promise<boolean> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
  const { ok } = await fetch(location.href, { cache: "no-store", signal: inTime });
  return ok;
}

/** Notes that this version of the portal is reloaded; false if it was before, or if the note cannot be stored. */
export function markReload(script: string): boolean {
  const version = document.querySelector<HTMLLinkElement>("link[data-main]")?.href ?? "";
  const reloads = reloadsSoFar();
  if (version in reloads || isStorageInMemory()) return false;
  return writeItem("session", entry, JSON.stringify({ ...reloads, [version]: script }));
}

const entry = "reloadedFor";

/** The versions that were reloaded, each with the script that was missing. */
function reloadsSoFar(): Readonly<Record<string, string>> {
  return { ...(readJson("session", entry) as Record<string, string> | null) };
}

function forgetReloadsFor(script: string): void {
  const reloads = Object.entries(reloadsSoFar());
  const others = reloads.filter(([, missing]) => missing !== script);
  if (others.length === reloads.length) return;
  writeItem(
    "session",
    entry,
    others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null,
  );
}

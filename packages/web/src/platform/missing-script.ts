import { store, storedJson } from "./stored.ts";

/** A script that is fetched when it is wanted could not be had. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
  readonly script: string;

  constructor(script: string, cause: unknown) {
    super(`The script ${script} could not be loaded.`, { cause });
    this.script = script;
  }
}

/** A script on its way, by the name that it is missed under. */
export async function arriving<T>(script: string, module: Promise<T>): Promise<T> {
  try {
    const arrived = await module;
    forgetReloadsFor(script);
    return arrived;
  } catch (cause) {
    // What a script throws while it starts is its own failure; these two are what browsers say of fetching and linking.
    const isMissing = cause instanceof TypeError || cause instanceof SyntaxError;
    throw isMissing ? new ScriptMissing(script, cause) : cause;
  }
}

/** Whether the page can be had: a new deployment's page names its own scripts. */
export async function isPageThere(signal: AbortSignal): Promise<boolean> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
  const { ok } = await fetch(location.href, { cache: "no-store", signal: inTime });
  return ok;
}

/** Notes that this version of the portal is loaded again; false where it was before, or where that cannot be kept. */
export function markReload(script: string): boolean {
  const version = document.querySelector<HTMLLinkElement>("link[data-main]")?.href ?? "";
  const reloads = reloadsSoFar();
  if (version in reloads) return false;
  return store("tab", entry, JSON.stringify({ ...reloads, [version]: script }));
}

const entry = "reloadedFor";

/** The versions that were loaded again, each with the script that was missing. */
function reloadsSoFar(): Readonly<Record<string, string>> {
  return { ...(storedJson("tab", entry) as Record<string, string> | null) };
}

function forgetReloadsFor(script: string): void {
  const reloads = Object.entries(reloadsSoFar());
  const others = reloads.filter(([, missing]) => missing !== script);
  if (others.length === reloads.length) return;
  store("tab", entry, others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null);
}

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
    changeReloads((reloads) => {
      for (const [version, wanted] of Object.entries(reloads)) {
        if (wanted === script) delete reloads[version];
      }
    });
    return arrived;
  } catch (cause) {
    // What a script throws while it starts is its own failure; these two are what browsers say of fetching and linking.
    const isMissing = cause instanceof TypeError || cause instanceof SyntaxError;
    throw isMissing ? new ScriptMissing(script, cause) : cause;
  }
}

/**
 * What is to be done where a script is missing: a new deployment takes the old one's scripts away, and its page
 * has the new ones. The page is loaded again once for a version of the portal, and only where it can be had.
 */
export async function remedyFor({ script }: ScriptMissing): Promise<"reload" | "wait" | "say"> {
  if (!(await canPageBeHad())) return "wait";
  const version = document.querySelector<HTMLLinkElement>("link[data-main]")?.href ?? "";
  const isFirst = changeReloads((reloads) => {
    if (version in reloads) return false;
    reloads[version] = script;
    return true;
  });
  return isFirst ? "reload" : "say";
}

async function canPageBeHad(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const { ok } = await fetch(location.href, { cache: "no-store", signal });
    return ok;
  } catch {
    return false;
  }
}

const key = "reloadedFor";

/** The versions that were loaded again, each with the script that was missing; without a storage, nothing is. */
function changeReloads<T>(change: (reloads: Record<string, string>) => T): T | false {
  try {
    const reloads = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const result = change(reloads);
    if (Object.keys(reloads).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(reloads));
    return result;
  } catch {
    return false;
  }
}

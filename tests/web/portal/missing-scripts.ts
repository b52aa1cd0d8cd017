type Original = typeof import("web/browser/missing-script.ts");

/** Scripts are gone where `isMissing` says so, whenever one is asked for. */
export function withoutScripts(original: Original, isMissing: (name: string) => boolean): Original {
  const loadScript: Original["loadScript"] = (name, module) =>
    original.loadScript(
      name,
      isMissing(name) ? Promise.reject(new TypeError("Failed to fetch")) : module,
    );
  return { ...original, loadScript };
}

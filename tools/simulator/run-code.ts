/** What all pages share, and what each runs for itself, as functions of the browser that they run in. */
export type PageCode = { core: string; page: string };

type Core = typeof import("./core.ts");
export type Page = typeof import("./page.ts");

export function runCore({ core }: PageCode, globals: object): Core {
  return run(core, globals) as Core;
}

/** Each tab has modules of its own, as each page has. */
export function runPage({ page }: PageCode, { modules }: Core, globals: object): Page {
  return run(page, globals, (name) => modules[name]) as Page;
}

function run(text: string, globals: object, require?: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const names = ["module", "exports", "require", ...Object.keys(globals)];
  const values = [module, module.exports, require, ...Object.values(globals)];
  new Function(...names, text)(...values);
  return module.exports;
}

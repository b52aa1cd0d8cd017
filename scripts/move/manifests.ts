import { posix } from "node:path";
import { folderOf, isIn } from "./repository.ts";

type Target = string | null | { [condition: string]: Target };
type Manifest = {
  name?: string;
  exports?: Record<string, Target>;
  imports?: Record<string, Target>;
};

/** A name that a package gives to its files: `name` and `target` may have one `*` each. */
type Alias = { folder: string; name: string; target: string };

/** What can be imported by name: the `exports` of each package, and its own `imports`. */
export function aliasesOf(manifests: ReadonlyMap<string, string>): Alias[] {
  return [...manifests].flatMap(([file, text]) => {
    const folder = folderOf(file);
    const { name = "", exports = {}, imports = {} }: Manifest = JSON.parse(text);
    const entries = [
      ...Object.entries(exports).map(([key, to]) => [posix.join(name, key), to] as const),
      ...Object.entries(imports),
    ];
    return entries.flatMap(([alias, to]) =>
      leaves(to).map((target) => ({ folder, name: alias, target: posix.join(folder, target) })),
    );
  });
}

/** The default comes last in a manifest, and is the first to be tried. */
function leaves(target: Target): string[] {
  if (typeof target === "string") return target.startsWith("./") ? [target] : [];
  return target ? Object.values(target).flatMap(leaves).reverse() : [];
}

/** The file that a specifier names, if it is there. */
export const fileOf = (...named: Parameters<typeof filesOf>) => filesOf(...named)[0];

/** The files that a specifier names, one for each condition under which it is there. */
export function filesOf(
  aliases: readonly Alias[],
  importer: string,
  specifier: string,
  exists: (path: string) => boolean,
): string[] {
  return visibleFrom(aliases, importer).flatMap(({ name, target }) => {
    const file = fill(name, specifier, target);
    return file !== undefined && exists(file) ? [file] : [];
  });
}

/** The specifier that names a file, the most particular one. */
export function specifierOf(
  aliases: readonly Alias[],
  importer: string,
  file: string,
  isPrivate: boolean,
): string | undefined {
  const candidates = visibleFrom(aliases, importer)
    .filter(({ name }) => name.startsWith("#") === isPrivate)
    .map(({ name, target }) => ({ length: target.length, specifier: fill(target, file, name) }))
    .filter(({ specifier }) => specifier !== undefined);
  return candidates.sort((a, b) => b.length - a.length)[0]?.specifier;
}

const visibleFrom = (aliases: readonly Alias[], importer: string) =>
  aliases.filter(({ folder, name }) => !name.startsWith("#") || isIn(folder, importer));

/** What `result` is for the `value` that matches `pattern`. */
function fill(pattern: string, value: string, result: string): string | undefined {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return value === pattern ? result : undefined;
  const isMatch =
    value.length > before.length + after.length &&
    value.startsWith(before) &&
    value.endsWith(after);
  return isMatch
    ? result.replace("*", value.slice(before.length, value.length - after.length))
    : undefined;
}

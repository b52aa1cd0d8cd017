import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

export type Manifest = {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

type Bundled = Record<string, { bytesInOutput: number }>;
type Metafile = { outputs: Record<string, { inputs: Bundled }> };

export function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The folders of the packages that files made by esbuild hold something of. */
export function bundledFrom(directory: string, metafiles: readonly Metafile[]): Set<string> {
  const folders = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ inputs }) => Object.keys(inputs).filter((path) => inputs[path]?.bytesInOutput))
    .flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []);
  return new Set(folders.map((folder) => realpathSync(join(directory, folder))));
}

/** The folders of what a package asks for, as far as that is installed. */
export function askedForBy(folder: string, isOurs = false): string[] {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } =
    manifestIn(folder);
  const asked = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  const names = Object.keys(isOurs ? { ...asked, ...devDependencies } : asked);
  return names.flatMap((name) => foundFrom(folder, name));
}

/** The folders of all that runs where a package of ours is installed for production. */
export function productionOf(folder: string): Set<string> {
  const { dependencies = {} } = manifestIn(folder);
  const found = new Set(Object.keys(dependencies).flatMap((name) => foundFrom(folder, name)));
  for (const each of found) for (const next of askedForBy(each)) found.add(next);
  return found;
}

function foundFrom(folder: string, name: string): string[] {
  const beside = /^.*\/node_modules(?=\/)/.exec(folder)?.[0];
  const places = [join(folder, "node_modules", name), ...(beside ? [join(beside, name)] : [])];
  const place = places.find((each) => existsSync(join(each, "package.json")));
  return place ? [realpathSync(place)] : [];
}

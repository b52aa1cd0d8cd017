import { posix } from "node:path";
import { foldersOf, isIn, type Repository } from "./repository.ts";

export type Pair = readonly [from: string, to: string];

export type Moves = {
  /** Every file that moves, and where to. */
  files: ReadonlyMap<string, string>;
  /** Where a file or folder is afterwards; undefined where a folder's files part ways. */
  newPath: (path: string) => string | undefined;
};

/** What the pairs move. The tests of a moved source move with it, as `tests` mirrors `packages`. */
export function planMoves(repository: Repository, pairs: readonly Pair[]): Moves {
  const trimmed = pairs.map((pair) => pair.map((path) => posix.join(path, ".").replace(/\/$/, "")));
  const given = new Map(trimmed as unknown as Pair[]);
  const entries = new Map([...mirrored(repository, given), ...given]);
  for (const from of entries.keys()) {
    const exists = repository.files.has(from) || repository.folders.has(from);
    if (!exists) throw new Error(`${from} is neither a file nor a folder of the repository.`);
  }
  const files = new Map<string, string>();
  for (const file of repository.files) {
    const to = byLongestEntry(entries, file);
    if (to !== undefined && to !== file) files.set(file, to);
  }
  refuseCollisions(repository, files);
  const folders = new Map([...repository.folders].map((folder) => [folder, [] as string[]]));
  for (const file of repository.files) {
    for (const folder of foldersOf(file)) folders.get(folder)?.push(file);
  }
  const afterwards = foldersAfter(repository, files);
  const newPath = (path: string) => {
    if (!folders.has(path)) return files.get(path) ?? path;
    const given = byLongestEntry(entries, path);
    if (given !== undefined && afterwards.has(given)) return given;
    const common = commonFolder(path, folders.get(path) ?? [], files);
    return common ?? (afterwards.has(path) ? path : undefined);
  };
  return { files, newPath };
}

/** Where all files of a folder move to, as long as they stay together. */
function commonFolder(folder: string, inside: readonly string[], moved: Moves["files"]) {
  const places = inside.map((file) => {
    const to = moved.get(file) ?? file;
    const rest = file.slice(folder.length);
    return to.endsWith(rest) ? to.slice(0, -rest.length) : undefined;
  });
  return places.every((place) => place === places[0]) ? places[0] : undefined;
}

function byLongestEntry(entries: ReadonlyMap<string, string>, file: string): string | undefined {
  const from = [file, ...foldersOf(file)].find((path) => entries.has(path));
  return from === undefined
    ? undefined
    : posix.join(entries.get(from) ?? "", file.slice(from.length));
}

const source = /^(?:packages|tools)\/([^/]+)\/src\/(.+)$/;

function mirrored({ files, folders }: Repository, given: ReadonlyMap<string, string>) {
  const tests = new Map<string, string>();
  for (const [from, to] of given) {
    const [, name, path] = source.exec(from) ?? [];
    const [, newName, newPath] = source.exec(to) ?? [];
    if (!name || !path || !newName || !newPath) continue;
    const [test, newTest] = [`tests/${name}/${path}`, `tests/${newName}/${newPath}`];
    if (folders.has(test)) tests.set(test, newTest);
    const [stem, newStem] = [test, newTest].map((file) => file.replace(/\.\w+$/, "")) as [
      string,
      string,
    ];
    if (stem === test) continue;
    for (const file of files) {
      const rest = file.slice(stem.length);
      if (file.startsWith(stem) && /^(\.[\w-]+)*\.test\.tsx?$/.test(rest)) {
        tests.set(file, newStem + rest);
      }
    }
  }
  return tests;
}

function refuseCollisions({ files }: Repository, moved: ReadonlyMap<string, string>) {
  const stays = (path: string) => files.has(path) && !moved.has(path);
  const sources = new Map<string, string>();
  for (const [from, to] of moved) {
    const other = sources.get(to);
    if (other !== undefined) throw new Error(`${to} would be both ${other} and ${from}.`);
    if (stays(to)) throw new Error(`${to} is there already.`);
    sources.set(to, from);
  }
  for (const folder of [...sources.keys()].flatMap(foldersOf)) {
    if (stays(folder) || sources.has(folder)) throw new Error(`${folder} would be a folder.`);
  }
}

const foldersAfter = ({ files }: Repository, moved: Moves["files"]) =>
  new Set([...files].flatMap((file) => foldersOf(moved.get(file) ?? file)));

/** The folders that a move leaves without a file, the outermost of each. */
export function emptied(repository: Repository, moves: Moves): string[] {
  const afterwards = foldersAfter(repository, moves.files);
  const gone = [...repository.folders].filter((folder) => !afterwards.has(folder));
  return gone.filter((folder) => !gone.some((other) => other !== folder && isIn(other, folder)));
}

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { isSeq, parseDocument } from "yaml";
import { leftovers } from "./leftovers.ts";
import { emptied, type Moves, type Pair, planMoves } from "./moves.ts";
import { folderOf, git, readRepository } from "./repository.ts";
import { rewriterFor } from "./rewrite.ts";

export type Moved = {
  /** The files whose text has changed, by their new paths. */
  rewritten: string[];
  /** What somebody has to look at. */
  problems: string[];
  movesPackages: boolean;
};

const binary = new Set([".gif", ".ico", ".jpg", ".pdf", ".png", ".woff2", ".zip"]);
const lockfile = "pnpm-lock.yaml";

/** Moves files and folders, and writes their new paths wherever the repository names them. */
export function move(root: string, pairs: readonly Pair[]): Moved {
  const repository = readRepository(root);
  const moves = planMoves(repository, pairs);
  const rewrite = rewriterFor(repository, moves);
  const texts = new Map<string, string>();
  const problems: string[] = [];
  for (const file of repository.files) {
    if (binary.has(extname(file)) || file === lockfile) continue;
    const before = repository.text(file);
    const after = rewrite(file, before);
    problems.push(...after.problems);
    if (after.text !== before) texts.set(moves.files.get(file) ?? file, after.text);
  }
  moveFiles(root, moves);
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  const packages = [...moves.files].filter(([file]) => posix.basename(file) === "package.json");
  for (const [from, to] of packages) {
    rmSync(join(root, folderOf(from), "node_modules"), { recursive: true, force: true });
    addToWorkspace(root, folderOf(to));
  }
  for (const folder of emptied(repository, moves)) removeEmpty(join(root, folder));
  problems.push(...leftovers(readRepository(root), moves));
  return { rewritten: [...texts.keys()], problems, movesPackages: packages.length > 0 };
}

/** By way of temporary names: a file may move to where another one moves away. */
function moveFiles(root: string, { files }: Moves) {
  const all = [...files].map(([from, to]) => ({ from, to, between: `${to}.moving` }));
  for (const { from, between } of all) {
    mkdirSync(dirname(join(root, between)), { recursive: true });
    renameSync(join(root, from), join(root, between));
  }
  for (const { to, between } of all) renameSync(join(root, between), join(root, to));
  const paths = all.flatMap(({ from, to }) => [from, to]);
  for (let at = 0; at < paths.length; at += 500) {
    git(root, "add", "--all", "--", ...paths.slice(at, at + 500));
  }
}

/** Folders without a file, of which Git knows nothing. */
function removeEmpty(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/** The workspaces of pnpm have to include the folder of a package that has moved. */
function addToWorkspace(root: string, folder: string) {
  const file = join(root, "pnpm-workspace.yaml");
  const document = parseDocument(readFileSync(file, "utf8"));
  const globs = document.get("packages");
  if (!isSeq(globs)) throw new Error("pnpm-workspace.yaml has no list of packages.");
  const isIncluded = globs.items.some((glob) =>
    [folder, posix.join(folderOf(folder), "*")].includes(String(glob)),
  );
  if (!isIncluded) globs.add(posix.join(folderOf(folder), "*"));
  if (!isIncluded) writeFileSync(file, document.toString({ lineWidth: 0 }));
}

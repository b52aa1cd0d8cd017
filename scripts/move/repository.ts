import { execFileSync } from "node:child_process";
import { lstatSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Paths are relative to the root, with slashes; the root itself is "". */
export type Repository = {
  root: string;
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  text: (file: string) => string;
};

/** Every file that Git tracks or would track. */
export function readRepository(root: string): Repository {
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  const files = listed.split("\0").filter((file) => file !== "" && isFile(join(root, file)));
  const folders = new Set(files.flatMap(foldersOf));
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  return { root, files: new Set(files), folders, text };
}

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export const git = (root: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });

/** The folder of a file or folder; "" for the root. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === "." ? "" : folder;
}

/** Every folder that contains the path, the root too. */
export function foldersOf(path: string): string[] {
  const folder = folderOf(path);
  return path === "" ? [] : [folder, ...foldersOf(folder)];
}

export const isIn = (folder: string, path: string) =>
  folder === "" || path === folder || path.startsWith(`${folder}/`);

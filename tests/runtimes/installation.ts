import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageRoot, run } from "../partner-sdk/installed-package.ts";
import { runPnpm } from "../pnpm.ts";

const root = join(import.meta.dirname, "../../.cache/runtimes");

export const tarball = join(root, "partner-sdk.tgz");
export const installed = (path: string) => join(root, "node_modules", path);

/** Before all tests: installs what is pinned, where it stays for the next time, and the packed package beside it. */
export async function setup(): Promise<void> {
  await mkdir(root, { recursive: true });
  await cp(join(import.meta.dirname, "pinned"), root, { recursive: true });
  await runPnpm(["install", "--frozen-lockfile", "--prefer-offline"], root);

  await runPnpm(["pack", "--out", tarball], packageRoot);
  const place = installed("partner-sdk");
  await rm(place, { recursive: true, force: true });
  await mkdir(place);
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", place]);
}

/** A project that finds all of it. */
export const project = (name: string, files: Record<string, string | object>) =>
  projectIn(join(root, "projects", name), files);

export async function projectIn(folder: string, files: Record<string, string | object>) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), typeof text === "string" ? text : JSON.stringify(text));
  }
  return folder;
}

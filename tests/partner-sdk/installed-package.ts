import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { runPnpm } from "../pnpm.ts";

const require = createRequire(import.meta.url);
export const attw = join(
  dirname(require.resolve("@arethetypeswrong/cli/package.json")),
  "dist/index.js",
);
export const tsc = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
export const nodeTypes = join(dirname(require.resolve("@types/node/package.json")), "..");

export const run = promisify(execFile);
export const packageRoot = fileURLToPath(new URL("../../packages/partner-sdk/", import.meta.url));

/** Where the package is installed. */
export let folder: string;

/** Packs and installs the package, and returns the path of the tarball. */
export async function installPackage(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), "partner-sdk-"));
  await runPnpm(["pack", "--pack-destination", folder], packageRoot);
  const { version } = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8"));
  const tarball = join(folder, `partner-sdk-${version}.tgz`);
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await npm(folder, "install", tarball);
  return tarball;
}

/** npm as on a shell of its own, which knows nothing of the pnpm that runs the tests. */
export function npm(cwd: string, ...args: string[]) {
  const settings = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_registry)/.test(name),
  );
  const quick = ["--prefer-offline", "--no-audit", "--no-fund"];
  return run("npm", [...args, ...quick], { cwd, env: Object.fromEntries(settings) });
}

/** A project that finds the package. */
export async function project(name: string, files: Record<string, string | object>) {
  const root = join(folder, name);
  await mkdir(root);
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(root, file), typeof text === "string" ? text : JSON.stringify(text));
  }
  return root;
}

export const linesOf = ({ stdout }: { stdout: string }) => stdout.trimEnd().split("\n");

/** A program that uses the package, as a browser gets it. */
export async function bundle(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    external: ["jsonata"],
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

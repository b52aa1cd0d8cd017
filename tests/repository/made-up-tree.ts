import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach } from "vitest";

const program = fileURLToPath(new URL("../../scripts/move.ts", import.meta.url));
const tsx = import.meta.resolve("tsx");
const run = promisify(execFile);

type Files = Record<string, string>;

const settings: Files = {
  "biome.json": '{ "formatter": { "indentStyle": "space", "lineWidth": 100 } }\n',
  "package.json": '{ "name": "root", "type": "module" }\n',
  "pnpm-workspace.yaml": "packages:\n  - packages/* # The product.\n  - tests\n",
  "packages/shop/package.json": `{
  "name": "shop",
  "exports": { "./scripts/*": "./scripts/*", "./*": "./src/*" },
  "imports": { "#labels/*": { "bn": "./src/labels/bn/*.ts", "default": "./src/labels/en/*.ts" } }
}
`,
  "tests/package.json": '{ "name": "tests" }\n',
};

/** A repository of a few files in a temporary folder, one for each test. */
export function madeUpTree() {
  let root: string;

  async function write(files: Files) {
    for (const [file, text] of Object.entries({ ...settings, ...files })) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    await run("git", ["add", "--all"], { cwd: root });
  }

  /** What the folder holds, without the settings that are as they were. */
  async function read(): Promise<Files> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((file) => !file.startsWith(".git/"));
    const texts = files.map(
      async (file) => [file, await readFile(join(root, file), "utf8")] as const,
    );
    const all = await Promise.all(texts);
    return Object.fromEntries(all.filter(([file, text]) => settings[file] !== text).sort());
  }

  const folders = async () =>
    (await readdir(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((folder) => !folder.startsWith(".git"))
      .sort();

  const move = async (...args: string[]) =>
    (await run(process.execPath, ["--import", tsx, program, ...args], { cwd: root })).stdout;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "move-"));
    await run("git", ["init", "--quiet"], { cwd: root });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  return { at: (path: string) => join(root, path), write, read, folders, move };
}

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { pasteOf } from "./paste.ts";

const sources = new URL("../src/", import.meta.url);
const folder = new URL("../../../docs/machines/stately/", import.meta.url);

/** The files that hold a machine, which they are named after. */
async function machineFiles(): Promise<string[]> {
  const entries = await readdir(sources, { recursive: true });
  const files = entries.filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, sources), "utf8")));
  return files.filter((_, at) => /^export const \w+Machine = setup\(/m.test(texts[at] ?? ""));
}

const files = await machineFiles();
const written = await Promise.all(
  files.map((file) => pasteOf(fileURLToPath(new URL(file, sources)))),
);
const pastes = new Map(files.map((file, at) => [`${basename(file, ".ts")}.js`, written[at] ?? ""]));

await mkdir(folder, { recursive: true });
const existing = (await readdir(folder)).filter((name) => name.endsWith(".js"));
for (const name of new Set([...existing, ...pastes.keys()])) {
  const file = new URL(name, folder);
  const paste = pastes.get(name);
  if (paste === (await readFile(file, "utf8").catch(() => undefined))) continue;
  if (process.argv.includes("--check")) {
    console.error(`docs/machines/stately/${name} is out of date: run \`npx pnpm@10 diagrams\`.`);
    process.exitCode = 1;
  } else if (paste === undefined) await rm(file);
  else await writeFile(file, paste);
}

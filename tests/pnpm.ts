import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Under `pnpm test` the pnpm that runs it; on its own, the one that the package manager field names. */
export function runPnpm(args: string[], cwd: string, env = process.env) {
  const pnpm = process.env.npm_execpath;
  return pnpm?.includes("pnpm")
    ? run(process.execPath, [pnpm, ...args], { cwd, env })
    : run("npx", ["--yes", "--loglevel=error", "pnpm@10", ...args], { cwd, env });
}

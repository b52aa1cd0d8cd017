import { resolve } from "node:path";

/** pnpm runs a script in the folder of its package.json, but a path is relative to where it was typed. */
export function typedPath(path: string, env: NodeJS.ProcessEnv): string {
  const folder = process.cwd();
  const isScript = env.PNPM_SCRIPT_SRC_DIR === folder;
  return resolve((isScript && env.INIT_CWD) || folder, path);
}

import { resolve } from "node:path";

/** pnpm runs a script in the folder of its package.json; a typed path means where it was typed. */
export function typedPath(path: string, env: NodeJS.ProcessEnv): string {
  const folder = process.cwd();
  const isScript = env.PNPM_SCRIPT_SRC_DIR === folder;
  return resolve((isScript && env.INIT_CWD) || folder, path);
}

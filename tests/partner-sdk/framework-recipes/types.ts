import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { folder, project } from "../installed-package.ts";
import { frameworkRecipes, strictest } from "../recipes.ts";

const ours = join(import.meta.dirname, "../../node_modules");
const used = ["@tanstack/react-query", "@types/node", "@types/react", "react", "react-dom", "swr"];

/** Puts what the page's programs import beside the installed package. */
export async function linkFrameworks(): Promise<void> {
  for (const name of used) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(ours, name), link);
  }
}

// The real ones are asked by `test --project=runtimes`: they weigh too much for every installation.
const standIns = `
declare module "next/server" {
  export interface NextRequest extends Request {
    readonly cookies: { get(name: string): { value: string } | undefined };
    readonly nextUrl: URL;
  }
}
declare const Deno: { env: { get(name: string): string | undefined }; exit(code: number): never };
declare const Bun: {
  env: Record<string, string | undefined>;
  write(file: string, text: string): Promise<number>;
};
`;

/** All programs of the page, to be compiled. */
export function frameworkProject(): Promise<string> {
  const files = Object.entries(frameworkRecipes).map(([title, code]) => [
    `${title.toLowerCase().replaceAll(/\W+/g, "-")}.tsx`,
    code,
  ]);
  return project("framework-recipes-types", {
    "package.json": { type: "module" },
    "stand-ins.d.ts": standIns,
    ...Object.fromEntries(files),
    "tsconfig.json": {
      compilerOptions: { ...strictest, lib: ["ES2022", "DOM"], jsx: "react-jsx" },
    },
  });
}

import { fileURLToPath } from "node:url";
import { build as esbuild } from "esbuild";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** What is published in one format, with what it holds of other packages. */
export function build(format: "esm" | "cjs", { write }: { write: boolean }) {
  return esbuild({
    absWorkingDir: root,
    entryPoints: [
      ...["src/index.ts", "src/money.ts", "src/testing/index.ts"],
      ...["src/host-profile/index.ts", "src/host-profile/file.ts"],
    ],
    external: ["jsonata", "yaml", "node:*"],
    // Left for the bundler of an app.
    define: { "process.env.NODE_ENV": "process.env.NODE_ENV" },
    outbase: "src",
    outdir: `dist/${format}`,
    bundle: true,
    format,
    target: "es2022",
    metafile: true,
    write,
  });
}

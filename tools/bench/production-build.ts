import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

/** A page of a benchmark, built as the portal is; its script and its stylesheet. */
export async function productionBuild(entry: string, plugins: Plugin[] = []) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    outdir: "bench",
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    target: ["chrome111", "firefox113", "safari16.4"],
    define: { "process.env.NODE_ENV": '"production"' },
    plugins,
  });
  const fileOf = (ending: string) =>
    Buffer.from(outputFiles.find(({ path }) => path.endsWith(ending))?.contents ?? []);
  return { script: fileOf(".js"), style: fileOf(".css") };
}

import { basename } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";

/** JSONata is CommonJS. As part of the portal's own build, it would bring into the sign-in what makes modules of that. */
export async function buildJsonata(all: BuildOptions) {
  const { outputFiles = [], metafile } = await build({
    ...all,
    stdin: { contents: 'export { default } from "jsonata";', resolveDir: all.absWorkingDir ?? "" },
    entryNames: "jsonata-[hash]",
    metafile: true,
    write: false,
  });
  const path = `./${basename(outputFiles[0]?.path ?? "")}`;
  const plugin: Plugin = {
    name: "jsonata",
    setup: ({ onResolve }) => onResolve({ filter: /^jsonata$/ }, () => ({ path, external: true })),
  };
  return { files: outputFiles, metafile, plugin };
}

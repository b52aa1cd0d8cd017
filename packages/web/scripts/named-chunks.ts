import { basename } from "node:path";
import type { Metafile, OutputFile } from "esbuild";

type Built = { outputFiles: OutputFile[]; metafile: Metafile };

/** Calls each chunk after the first of these scripts that imports it, so that it has its like in the next release: esbuild calls all of them the same. */
export function namedChunks({ outputFiles, metafile }: Built, scripts: readonly string[]): Built {
  const names = new Map<string, string>();
  for (const script of scripts) {
    const outputs = Object.entries(metafile.outputs);
    const [path = "", output] =
      outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(script)) ?? [];
    for (const { path: imported } of output?.imports ?? []) {
      const chunk = basename(imported);
      const first = basename(path).replace(/-\w+\.js$/, "");
      if (!names.has(chunk)) names.set(chunk, chunk.replace(/^chunk-/, `${first}-shared-`));
    }
  }
  const named = (text: string) =>
    [...names].reduce((sofar, [chunk, name]) => sofar.replaceAll(chunk, name), text);
  const namedIn = (file: OutputFile) => {
    const text = named(file.text);
    return { ...file, path: named(file.path), text, contents: Buffer.from(text) };
  };
  return {
    outputFiles: outputFiles.map((file) => (file.path.endsWith(".js") ? namedIn(file) : file)),
    metafile: JSON.parse(named(JSON.stringify(metafile))),
  };
}

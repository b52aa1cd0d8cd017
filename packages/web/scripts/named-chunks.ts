import { basename } from "node:path";
import type { Metafile, OutputFile } from "esbuild";

type Built = { outputFiles: OutputFile[]; metafile: Metafile };

/**
 * What others import of a script, esbuild splits off, calls it `chunk`, and leaves a script that only hands it on. Here
 * it is the script itself: one file less to fetch, which has its like in the next release.
 */
export function namedChunks({ outputFiles, metafile }: Built): Built {
  const { outputs } = metafile;
  const scripts = Object.entries(outputs).flatMap(([path, { entryPoint = "", imports }]) => {
    const source = entryPoint.replace(/^door:/, "");
    const chunk = imports.find(({ path }) => source in (outputs[path]?.inputs ?? {}))?.path;
    return chunk ? [{ path, chunk, entryPoint }] : [];
  });
  const named = (text: string) =>
    scripts.reduce(
      (sofar, { path, chunk }) => sofar.replaceAll(basename(chunk), basename(path)),
      text,
    );
  const textOf = (path: string) => outputFiles.find((file) => file.path.endsWith(path))?.text ?? "";
  const isHandedOn = ({ path }: OutputFile) => scripts.some((one) => path.endsWith(one.path));
  const files = outputFiles
    .filter((file) => !isHandedOn(file))
    .map((file) => {
      if (!file.path.endsWith(".js")) return file;
      const own = scripts.find(({ chunk }) => file.path.endsWith(chunk));
      const text = named(own ? exporting(file.text, textOf(own.path), own.chunk) : file.text);
      return { ...file, path: named(file.path), text, contents: Buffer.from(text) };
    });
  for (const { path, chunk, entryPoint } of scripts) {
    const { [chunk]: made } = outputs;
    if (made) outputs[path] = { ...made, entryPoint };
    delete outputs[chunk];
  }
  return { outputFiles: files, metafile: JSON.parse(named(JSON.stringify(metafile))) };
}

const end = /export\{([^}]*)\};?\s*$/;

/** A chunk that exports what a script hands on of it, under the script's names too. */
function exporting(text: string, script: string, chunk: string): string {
  const taken = new RegExp(`import\\{([^}]*)\\}from"\\./${basename(chunk)}"`).exec(script);
  const variables = new Map(namesIn(end.exec(text)?.[1]).map(([inner, outer]) => [outer, inner]));
  const known = new Map(namesIn(taken?.[1]).map(([outer, inner]) => [inner, variables.get(outer)]));
  const added = namesIn(end.exec(script)?.[1]).map(([inner, name]) => {
    const variable = known.get(inner);
    if (!variable) throw new Error(`${chunk} does not have ${name}.`);
    return `${variable} as ${name}`;
  });
  return text.replace(end, (_, names) => `export{${[names, ...added].join(",")}};`);
}

/** Of each, what it is called before and after `as`. */
const namesIn = (list = "") =>
  list.split(",").map((name) => {
    const [before = "", after = before] = name.split(" as ");
    return [before, after] as const;
  });

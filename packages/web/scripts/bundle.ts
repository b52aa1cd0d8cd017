import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { type BuildOptions, type BuildResult, build, type Metafile, transform } from "esbuild";
import { englishOnly } from "./english-only.ts";
import { beforeSignIn, fewFiles, signedIn } from "./few-files.ts";
import { firstWords } from "./first-words.ts";
import { lighterParts } from "./lighter-parts.ts";
import { collectStylesheets, stylesheetsOf } from "./stylesheets.ts";
import { leaveDescriptionsOut } from "./without-descriptions.ts";

export const packageDirectory = fileURLToPath(new URL("..", import.meta.url));
const browsers = ["chrome111", "firefox113", "safari16.4"];

/** A chunk that is fetched when it is wanted, with all the scripts it needs and its own stylesheet. */
export type Chunk = { name: string; source: string; scripts: string[]; stylesheet?: string };

export type Bundle = {
  /** By their names in the folder `assets`. */
  files: Map<string, Uint8Array>;
  boot: string;
  exportWorker: string;
  main: Chunk;
  chunks: Chunk[];
  icon: string;
  /** What is shown to someone not signed in before the scripts have come, as HTML. */
  words: string;
  metafile: Metafile;
};

export function bundleOptions(entries: Record<string, string>, development: boolean) {
  const { plugin, sources } = collectStylesheets();
  const options = {
    ...shared(development),
    entryPoints: entries,
    splitting: true,
    jsx: "automatic",
    jsxDev: development,
    define: { "process.env.NODE_ENV": development ? '"development"' : '"production"' },
    plugins: [
      plugin,
      englishOnly,
      lighterParts(packageDirectory),
      ...(development ? [] : [fewFiles(packageDirectory), leaveDescriptionsOut]),
      vanillaExtractPlugin(),
    ],
  } as const satisfies BuildOptions;
  return { options, sources };
}

function shared(development: boolean) {
  return {
    absWorkingDir: packageDirectory,
    outdir: "assets",
    bundle: true,
    format: "esm",
    target: browsers,
    minify: !development,
    sourcemap: development && "inline",
    legalComments: "none",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    metafile: true,
    write: false,
    logLevel: "warning",
  } as const satisfies BuildOptions;
}

/** A script in one file: the first, which waits for no chunk, or one that runs beside the page. */
async function loneScript(name: string, source: string, development: boolean) {
  const options = { ...shared(development), entryPoints: { [name]: source } };
  const [file] = (await build(options)).outputFiles;
  if (!file) throw new Error(`There is no script ${name}.`);
  return { name: basename(file.path), contents: file.contents };
}

/** What the browser fetches, from what esbuild made. */
export async function assemble(
  result: BuildResult<{ metafile: true; write: false }>,
  sources: Map<string, string>,
  development = false,
): Promise<Bundle> {
  const { metafile, outputFiles } = result;
  const files = new Map<string, Uint8Array>(
    outputFiles.map(({ path, contents }) => [basename(path), contents]),
  );
  const entries = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint ? [{ path, entryPoint, name: basename(entryPoint).replace(/\.tsx?$/, "") }] : [],
  );
  const boot = await loneScript("boot", "src/boot.ts", development);
  const worker = await loneScript("export-worker", "src/report/files/worker.ts", development);
  for (const { name, contents } of [boot, worker]) files.set(name, contents);
  const mainEntry = entries.find(({ entryPoint }) =>
    /^src\/(gallery\/)?main\.tsx$/.test(entryPoint),
  );
  if (!mainEntry) throw new Error("There is no main script.");

  const chunkOf = async ({ path, entryPoint, name }: (typeof entries)[number]): Promise<Chunk> => {
    const before = entriesBefore(entryPoint, mainEntry.entryPoint);
    const known = new Set(before.flatMap((entry) => stylesheetsOf(entry, metafile)));
    const own = stylesheetsOf(entryPoint, metafile).filter((sheet) => !known.has(sheet));
    const scripts = scriptsOf(path, metafile);
    if (own.length === 0) return { name, source: entryPoint, scripts };
    const css = own.map((sheet) => sources.get(sheet) ?? "").join("\n");
    const { code } = await transform(css, { loader: "css", minify: true, target: browsers });
    const stylesheet = addHashed(files, name, "css", Buffer.from(code));
    return { name, source: entryPoint, scripts, stylesheet };
  };

  const others = entries.filter((entry) => entry !== mainEntry);
  return {
    files,
    boot: boot.name,
    exportWorker: worker.name,
    main: await chunkOf(mainEntry),
    chunks: await Promise.all(others.map(chunkOf)),
    icon: addHashed(
      files,
      "icon",
      "svg",
      await readFile(join(packageDirectory, "public/icon.svg")),
    ),
    words: await firstWords(development),
    metafile,
  };
}

/** What the page has by the time an entry is fetched. */
function entriesBefore(entry: string, main: string): string[] {
  if (entry === main) return [];
  return entry === beforeSignIn || entry === signedIn ? [main] : [main, signedIn];
}

/** A script and all that it imports at once, itself first. */
function scriptsOf(output: string, { outputs }: Metafile): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement") visit(next);
    }
  };
  visit(output);
  return [...found].map((path) => basename(path));
}

function addHashed(
  files: Map<string, Uint8Array>,
  name: string,
  extension: string,
  contents: Uint8Array,
): string {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8).toUpperCase();
  const file = `${name}-${hash}.${extension}`;
  files.set(file, contents);
  return file;
}

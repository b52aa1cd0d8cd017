import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from "esbuild";
import { minifySync } from "oxc-minify";
import oxc from "oxc-minify/package.json" with { type: "json" };
import type { Page, Portal } from "web/delivery/index-html.ts";
import { directions, type Language, supportedLanguages } from "web/i18n/languages/languages.ts";
import { reportsInPage } from "web/reports/definitions/reports-in-page.ts";
import { buildJsonata } from "./jsonata.ts";
import { withoutDescriptions } from "./machine-descriptions.ts";
import { reactAsModules } from "./react-modules.ts";
import { renderSignIn } from "./render-sign-in.ts";

export const packageDirectory = fileURLToPath(new URL("..", import.meta.url));

/** Built once: the first script, which stands in the page, and the icon. */
export const once = { boot: "src/delivery/boot.ts", icon: "public/icon.svg" };
/** What is written into the first script. */
export const inBoot = { reportsInPage: JSON.stringify(reportsInPage) };
const main = "src/delivery/main.tsx";
const signedIn = "src/signed-in.tsx";

/** Built for each language: what the page asks for before any script has run, the main script and the worker. */
const shared = "src/delivery/shared.ts";
export const exportWorker = "src/reports/export/worker.ts";

/** The oldest that the portal runs in. */
const browsers = ["chrome111", "firefox113", "safari16.4"];

/** How a portal speaks. Tests have its words made by a plugin. */
export type Speech = Pick<Portal, "language" | "tag" | "direction"> & { plugins: Plugin[] };

export type Bundle = Awaited<ReturnType<typeof bundle>>;

export function options(isDevelopment: boolean) {
  return {
    absWorkingDir: packageDirectory,
    outdir: "assets",
    bundle: true,
    format: "esm",
    target: browsers,
    jsx: "automatic",
    jsxDev: isDevelopment,
    minify: !isDevelopment,
    legalComments: "none",
    charset: "utf8",
    loader: { ".svg": "copy", ".woff2": "file" },
    define: { "process.env.NODE_ENV": isDevelopment ? '"development"' : '"production"' },
    entryNames: isDevelopment ? "[name]" : "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    metafile: true,
    write: false,
    // Part of what the hashes are of: a file that another oxc-minify writes otherwise has another name.
    banner: isDevelopment ? {} : { js: `// oxc-minify ${oxc.version}` },
    plugins: [vanillaExtractPlugin()],
  } as const satisfies BuildOptions;
}

/** Has a build take its words from the folder of a language: package.json says where that is. */
export const speaking = (language: Language) => ({ conditions: [language, "module"] });

const speeches = supportedLanguages.map(
  (language): Speech => ({ language, tag: language, direction: directions[language], plugins: [] }),
);

export async function bundle(spokenIn = speeches) {
  const all = options(false);
  const jsonata = await buildJsonata(all);
  const [beside, whole, ...portals] = await Promise.all([
    build({
      ...all,
      ...speaking("en"),
      define: { ...all.define, ...inBoot },
      entryPoints: once,
      format: "iife",
    }),
    // The one stylesheet comes from a build that splits nothing off.
    build({
      ...all,
      entryPoints: { portal: main },
      format: "iife",
      external: ["jsonata"],
      logOverride: { "empty-import-meta": "silent" },
    }),
    ...spokenIn.map((speech) => bundleIn(speech, jsonata.plugin)),
  ]);
  const stylesheet = whole.outputFiles.find(({ path }) => path.endsWith(".css")) as OutputFile;
  const [icon = ""] = importedAtOnce(once.icon, beside.metafile);
  const isIcon = ({ path }: OutputFile) => path.endsWith(icon);
  const [boot] = beside.outputFiles.filter((file) => !isIcon(file)).map((file) => minified(file));
  const calledAtOnce = portals.flatMap(({ main, signedIn }) => [...main, ...signedIn]);
  const files = portals
    .flatMap(({ files }) => files)
    .concat(beside.outputFiles.filter(isIcon), jsonata.files)
    .filter(({ path }) => !path.endsWith(".css"))
    .concat(stylesheet)
    .map((file) => [basename(file.path), minified(file, calledAtOnce)] as const);
  const page: Page = {
    boot: String(boot).trim(),
    style: portals[0]?.style ?? "",
    stylesheet: basename(stylesheet.path),
    icon,
    portals,
  };
  return {
    page,
    portals,
    files: new Map(files),
    metafiles: [
      ...portals.flatMap(({ metafiles }) => metafiles),
      beside.metafile,
      ...(jsonata.metafile ? [jsonata.metafile] : []),
    ],
  };
}

async function bundleIn({ plugins: words, ...speech }: Speech, jsonata: Plugin) {
  const all = options(false);
  const own = { ...all, ...speaking(speech.language), plugins: [...words, ...all.plugins] };
  const plugins = [jsonata, lazyChunks, reactAsModules, withoutDescriptions, ...own.plugins];
  const [{ outputFiles, metafile }, worker, rendered] = await Promise.all([
    build({ ...own, entryPoints: [shared, main], splitting: true, plugins }),
    build({ ...own, entryPoints: { "export-worker": exportWorker }, format: "iife", plugins }),
    renderSignIn(own),
  ]);
  const first = importedAtOnce(main, metafile);
  return {
    ...speech,
    main: first,
    signedIn: importedAtOnce(signedIn, metafile).filter((file) => !first.includes(file)),
    exportWorker: importedAtOnce(exportWorker, worker.metafile)[0] ?? "",
    ...rendered,
    files: [...outputFiles, ...worker.outputFiles],
    metafile,
    metafiles: [metafile, worker.metafile],
  };
}

/** A lazy chunk imports what has come before it, so that esbuild splits off nothing that two of them share. */
const lazyChunks: Plugin = {
  name: "lazy-chunks",
  setup({ initialOptions: { absWorkingDir = "" }, onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
      kind === "dynamic-import"
        ? { path: relative(absWorkingDir, join(resolveDir, path)), namespace: "lazy" }
        : null,
    );
    onLoad({ filter: /./, namespace: "lazy" }, ({ path }) => {
      const before = path === signedIn ? [main] : [main, signedIn];
      const imports = before.map((file) => `import "./${file}";`).join("");
      return { contents: `${imports}export * from "./${path}";`, resolveDir: absWorkingDir };
    });
  },
};

/** Names of the letters that are frequent anyway. V8's comment has the functions of a script that is called at once compiled beside the page. */
export function minified(
  { path, text, contents }: OutputFile,
  calledAtOnce: string[] = [],
): Uint8Array {
  if (!path.endsWith(".js")) return contents;
  const { code, errors } = minifySync(path, text, {
    module: true,
    compress: { target: browsers },
    mangle: { toplevel: true },
    codegen: { asciiOnly: false, legalComments: "none" },
  });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message)}`);
  const isCalled = code.length > 500 && calledAtOnce.includes(basename(path));
  const hint = isCalled ? "//# allFunctionsCalledOnLoad\n" : "";
  return Buffer.from(hint + code);
}

/** The file made of a source, and those that it imports at once. */
function importedAtOnce(source: string, { outputs }: Metafile): string[] {
  const found = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint?.endsWith(source));
  for (const path of found) {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement" && !found.includes(next)) found.push(next);
    }
  }
  return found.filter((path) => !path.endsWith(".css")).map((path) => basename(path));
}

import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { type Language, spoken } from "web/words/languages.ts";
import { doors, fewFiles } from "./doors.ts";
import { hoistReact } from "./hoisted-react.ts";
import { loadedOnce } from "./loaded-once.ts";
import { browsers, mark, minifiedAgain } from "./minified-again.ts";
import { namedChunks } from "./named-chunks.ts";
import { renderSignIn } from "./render-sign-in.ts";
import { leaveDescriptionsOut } from "./without-descriptions.ts";

export const packageDirectory = fileURLToPath(new URL("..", import.meta.url));

/** Built alone: the first script, which waits for no other, and the icon. */
export const alone = { boot: "src/boot.ts", icon: "public/icon.svg" };

/** Built alone for each language. */
export const exportWorker = "src/report/files/worker.ts";

/** The portal in one language: its scripts, and its sign-in form as HTML. */
export type Portal = {
  language: Language;
  /** The main script and what it imports at once, itself first. */
  main: string[];
  /** What someone with a token needs in addition. */
  signedIn: string[];
  exportWorker: string;
  form: string;
};

/** The files that the page names, and what it holds of each language. */
export type Page = {
  boot: string;
  stylesheet: string;
  icon: string;
  portals: readonly Portal[];
};

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
    loader: { ".svg": "copy" },
    // The shim is for versions of React that have no such hook; what stands in for it warns of them in development.
    alias: isDevelopment
      ? {}
      : {
          "use-sync-external-store/shim": "use-sync-external-store",
          "use-sync-external-store/shim/index.js": "use-sync-external-store",
        },
    define: { "process.env.NODE_ENV": isDevelopment ? '"development"' : '"production"' },
    entryNames: isDevelopment ? "[name]" : "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    metafile: true,
    write: false,
    plugins: [vanillaExtractPlugin()],
  } as const satisfies BuildOptions;
}

/** Has a build take its words from the folder of a language: package.json says where that is. */
export const speaking = (language: Language) => ({ conditions: [language, "module"] });

const shared = { ...options(false), banner: { js: mark } };

export async function bundle() {
  const styles = loadedOnce(vanillaExtractPlugin());
  const own = { ...shared, plugins: [fewFiles, hoistReact, leaveDescriptionsOut, styles] };
  const [beside, ...portals] = await Promise.all([
    build({ ...own, entryPoints: alone, format: "iife" }),
    ...spoken.map((language) => bundleIn(language, styles)),
  ]);
  const [{ stylesheet }] = portals as [Awaited<ReturnType<typeof bundleIn>>];
  const outputs = [...portals.flatMap(({ files }) => files), ...beside.outputFiles];
  const files = [...outputs.filter(({ path }) => !path.endsWith(".css")), stylesheet];
  const fileOf = (source: string) => importedAtOnce(source, beside.metafile)[0] ?? "";
  const page: Page = {
    boot: fileOf(alone.boot),
    stylesheet: basename(stylesheet.path),
    icon: fileOf(alone.icon),
    portals,
  };
  return {
    page,
    portals,
    files: new Map(files.map((file) => [basename(file.path), minifiedAgain(file)])),
    metafiles: [
      ...portals.flatMap(({ metafile, workerMetafile }) => [metafile, workerMetafile]),
      beside.metafile,
    ],
  };
}

async function bundleIn(language: Language, styles: Plugin) {
  const own = { ...shared, ...speaking(language), plugins: [styles] };
  const plugins = [fewFiles, hoistReact, leaveDescriptionsOut, styles];
  const [portal, worker, { form, stylesheet }] = await Promise.all([
    build({ ...own, entryPoints: ["src/main.tsx"], splitting: true, plugins }),
    build({ ...own, entryPoints: { "export-worker": exportWorker }, format: "iife", plugins }),
    renderSignIn(own),
  ]);
  const { outputFiles, metafile } = namedChunks(portal, ["src/main.tsx", ...Object.keys(doors)]);
  const scriptsOf = (source: string, before: readonly string[] = []) => {
    const there = before.flatMap((file) => importedAtOnce(file, metafile));
    return importedAtOnce(source, metafile).filter((file) => !there.includes(file));
  };
  return {
    language,
    main: scriptsOf("src/main.tsx"),
    signedIn: scriptsOf("src/signed-in.tsx", ["src/main.tsx"]),
    behind: new Map(Object.entries(doors).map(([door, before]) => [door, scriptsOf(door, before)])),
    exportWorker: importedAtOnce(exportWorker, worker.metafile)[0] ?? "",
    form,
    stylesheet,
    files: [...outputFiles, ...worker.outputFiles],
    metafile,
    workerMetafile: worker.metafile,
  };
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

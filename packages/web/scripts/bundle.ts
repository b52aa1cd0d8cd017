import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { directions, type Language, spoken } from "web/words/languages.ts";
import { doors, fewFiles } from "./doors.ts";
import { hoistReact } from "./hoisted-react.ts";
import { loadedOnce } from "./loaded-once.ts";
import { browsers, mark, minifiedAgain } from "./minified-again.ts";
import { namedChunks } from "./named-chunks.ts";
import { operationsApart } from "./operations-apart.ts";
import { renderSignIn, wholeStylesheet } from "./render-sign-in.ts";
import { leaveDescriptionsOut } from "./without-descriptions.ts";

export const packageDirectory = fileURLToPath(new URL("..", import.meta.url));

/** Built alone: the first script, which stands in the page, and the icon. */
export const alone = { boot: "src/boot.ts", icon: "public/icon.svg" };

/** Built alone for each language. */
export const exportWorker = "src/report/files/worker.ts";

/** How a portal speaks. Tests have its words made anew by a plugin, under another tag. */
export type Speech = {
  language: Language;
  tag: string;
  direction: "ltr" | "rtl";
  plugins: Plugin[];
};

/** The portal in one language: its scripts, and its sign-in form as HTML. */
export type Portal = Omit<Speech, "plugins"> & {
  /** The main script and what it imports at once, itself first. */
  main: string[];
  /** What someone with a token needs in addition. */
  signedIn: string[];
  exportWorker: string;
  form: string;
};

/** The files that the page names, and what it holds, of each language too. */
export type Page = {
  /** The first script itself. */
  boot: string;
  /** The rules of the sign-in form themselves; the stylesheet, which comes later, has them too. */
  style: string;
  stylesheet: string;
  icon: string;
  portals: readonly Portal[];
};

/** An entry of its own, for esbuild to split it off from the main script. */
const ahead = "src/ahead.ts";

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
    // The shim is for versions of React that have no such hook; what stands in for it warns of them in development.
    alias: isDevelopment
      ? {}
      : {
          "use-sync-external-store/shim": "react",
          "use-sync-external-store/shim/index.js": "react",
          "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
        },
    define: { "process.env.NODE_ENV": isDevelopment ? '"development"' : '"production"' },
    entryNames: isDevelopment ? "[name]" : "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    metafile: true,
    write: false,
    plugins: [vanillaExtractPlugin()],
  } as const satisfies BuildOptions;
}

/** Has a build take its words from the folder of a language: package.json says where that is. */
export const speaking = (language: Language) => ({ conditions: [language, "module"] });

const shared = { ...options(false), banner: { js: mark } };

const speeches: Speech[] = spoken.map((language) => ({
  language,
  tag: language,
  direction: directions[language],
  plugins: [],
}));

export async function bundle(spokenIn = speeches) {
  const styles = loadedOnce(vanillaExtractPlugin());
  const own = { ...shared, plugins: [fewFiles, leaveDescriptionsOut, styles] };
  const [beside, stylesheet, ...portals] = await Promise.all([
    build({ ...own, entryPoints: alone, format: "iife" }),
    wholeStylesheet({ ...shared, plugins: [styles] }),
    ...spokenIn.map((speech) => bundleIn(speech, styles)),
  ]);
  const [{ style }] = portals as [Awaited<ReturnType<typeof bundleIn>>];
  const [icon = ""] = importedAtOnce(alone.icon, beside.metafile);
  const others = beside.outputFiles.filter(({ path }) => path.endsWith(icon));
  const boot = beside.outputFiles
    .filter((file) => !others.includes(file))
    .map((file) => minifiedAgain(file));
  const outputs = [...portals.flatMap(({ files }) => files), ...others];
  const files = [...outputs.filter(({ path }) => !path.endsWith(".css")), stylesheet];
  const calledAtOnce = portals.flatMap(({ main, signedIn }) => [...main, ...signedIn]);
  const page: Page = {
    boot: Buffer.concat(boot).toString().trim(),
    style,
    stylesheet: basename(stylesheet.path),
    icon,
    portals,
  };
  return {
    page,
    portals,
    files: new Map(
      files.map((file) => {
        const name = basename(file.path);
        return [name, minifiedAgain(file, calledAtOnce.includes(name))];
      }),
    ),
    metafiles: [
      ...portals.flatMap(({ metafile, workerMetafile }) => [metafile, workerMetafile]),
      beside.metafile,
    ],
  };
}

async function bundleIn({ plugins: words, ...speech }: Speech, styles: Plugin) {
  const own = { ...shared, ...speaking(speech.language), plugins: [...words, styles] };
  const plugins = [...words, fewFiles, hoistReact, leaveDescriptionsOut, operationsApart, styles];
  const [portal, worker, rendered] = await Promise.all([
    build({ ...own, entryPoints: [ahead, "src/main.tsx"], splitting: true, plugins }),
    build({ ...own, entryPoints: { "export-worker": exportWorker }, format: "iife", plugins }),
    renderSignIn(own),
  ]);
  const { outputFiles, metafile } = namedChunks(portal);
  const scriptsOf = (source: string, before: readonly string[] = []) => {
    const there = before.flatMap((file) => importedAtOnce(file, metafile));
    return importedAtOnce(source, metafile).filter((file) => !there.includes(file));
  };
  return {
    ...speech,
    main: scriptsOf("src/main.tsx"),
    signedIn: scriptsOf("src/signed-in.tsx", ["src/main.tsx"]),
    behind: new Map(Object.entries(doors).map(([door, before]) => [door, scriptsOf(door, before)])),
    exportWorker: importedAtOnce(exportWorker, worker.metafile)[0] ?? "",
    ...rendered,
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

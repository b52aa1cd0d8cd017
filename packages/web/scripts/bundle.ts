import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { doors, fewFiles } from "./doors.ts";
import { renderSignIn } from "./render-sign-in.ts";
import { mark, withShorterNames } from "./shorter-names.ts";
import { leaveDescriptionsOut } from "./without-descriptions.ts";

export const packageDirectory = fileURLToPath(new URL("..", import.meta.url));

/** Built alone: the first script, which waits for no other; the export's worker; and the icon. */
export const alone = {
  boot: "src/boot.ts",
  "export-worker": "src/report/files/worker.ts",
  icon: "public/icon.svg",
};

/** The files that the page names, and the sign-in form that stands in it. */
export type Page = {
  boot: string;
  /** The main script and what it imports at once, itself first. */
  main: string[];
  /** What someone with a token needs in addition. */
  signedIn: string[];
  stylesheet: string;
  exportWorker: string;
  icon: string;
  form: string;
};

export type Bundle = Awaited<ReturnType<typeof bundle>>;

export function options(isDevelopment: boolean) {
  return {
    absWorkingDir: packageDirectory,
    outdir: "assets",
    bundle: true,
    format: "esm",
    target: ["chrome111", "firefox113", "safari16.4"],
    jsx: "automatic",
    jsxDev: isDevelopment,
    minify: !isDevelopment,
    legalComments: "none",
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

export async function bundle() {
  const shared = { ...options(false), banner: { js: mark } };
  const plugins = [fewFiles, leaveDescriptionsOut, ...shared.plugins];
  const [portal, beside, signIn] = await Promise.all([
    build({ ...shared, entryPoints: ["src/main.tsx"], splitting: true, plugins }),
    build({ ...shared, entryPoints: alone, format: "iife", plugins }),
    renderSignIn(shared),
  ]);
  const outputs = [...portal.outputFiles, ...beside.outputFiles];
  const files = [...outputs.filter(({ path }) => !path.endsWith(".css")), signIn.stylesheet];
  const scriptsOf = (source: string, before: readonly string[] = []) => {
    const there = before.flatMap((file) => importedAtOnce(file, portal.metafile));
    return importedAtOnce(source, portal.metafile).filter((file) => !there.includes(file));
  };
  const fileOf = (source: string) => importedAtOnce(source, beside.metafile)[0] ?? "";
  const page: Page = {
    boot: fileOf(alone.boot),
    main: scriptsOf("src/main.tsx"),
    signedIn: scriptsOf("src/signed-in.tsx", ["src/main.tsx"]),
    stylesheet: basename(signIn.stylesheet.path),
    exportWorker: fileOf(alone["export-worker"]),
    icon: fileOf(alone.icon),
    form: signIn.form,
  };
  return {
    page,
    files: new Map(files.map((file) => [basename(file.path), withShorterNames(file)])),
    behind: new Map(Object.entries(doors).map(([door, before]) => [door, scriptsOf(door, before)])),
    metafile: portal.metafile,
    metafiles: [portal.metafile, beside.metafile],
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

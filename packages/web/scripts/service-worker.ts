import { createHash } from "node:crypto";
import { build } from "esbuild";
import { listPath, modules } from "machines";
import { type Bundle, options } from "./bundle.ts";
import { minifiedAgain } from "./minified-again.ts";

const pages = [
  "/",
  "/login",
  "/profile",
  "/error",
  "/company-preview",
  "/invitation",
  ...modules.map(listPath),
];

/** The service worker of this build, which knows its files by their names. */
export async function serviceWorker({ portals, files }: Bundle, html: string): Promise<Uint8Array> {
  const version = createHash("sha256").update(html).digest("hex").slice(0, 16);
  const scripts = portals.map(({ language, main, signedIn, behind, exportWorker }) => [
    language,
    [...new Set([...main, ...signedIn, ...[...behind.values()].flat(), exportWorker])],
  ]);
  const spoken = scripts.flatMap(([, names]) => names);
  // A font is for the few devices that lack one.
  const others = [...files.keys()].filter(
    (name) => !spoken.includes(name) && !name.endsWith(".woff2"),
  );
  const release = { version, scripts: Object.fromEntries(scripts), others, pages };
  const { outputFiles } = await build({
    ...options(false),
    entryPoints: ["src/shell/service-worker.ts"],
    format: "iife",
    define: { release: JSON.stringify(release) },
  });
  const [script] = outputFiles;
  if (!script) throw new Error("The service worker was not built.");
  return minifiedAgain(script);
}

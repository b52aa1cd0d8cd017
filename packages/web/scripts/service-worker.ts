import { createHash } from "node:crypto";
import { basename } from "node:path";
import { build, type OutputFile } from "esbuild";
import { listPath } from "machines";
import { modules } from "machines/session/active-company";
import { type Bundle, minified, options } from "./bundle.ts";

const pages = ["/", "/login", "/profile", "/error", "/company-preview", "/invitation"];

/** Few hosts have a profile. */
const isForAll = (name: string) => name.endsWith(".js") && !name.startsWith("host-profile-");

/** The service worker of this build, which knows its files by their names. */
export async function serviceWorker({ page, portals }: Bundle, html: string): Promise<Uint8Array> {
  const scripts = portals.map(({ language, main, files }) => {
    const names = files.map(({ path }) => basename(path)).filter(isForAll);
    return [language, [...new Set([...main, ...names])]];
  });
  const release = {
    version: createHash("sha256").update(html).digest("hex").slice(0, 16),
    scripts: Object.fromEntries(scripts),
    // A font is for the few devices that lack one.
    others: [page.stylesheet, page.icon],
    pages: [...pages, ...modules.map(listPath)],
  };
  const { outputFiles } = await build({
    ...options(false),
    entryPoints: ["src/delivery/service-worker.ts"],
    format: "iife",
    define: { release: JSON.stringify(release) },
  });
  return minified(outputFiles[0] as OutputFile);
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { indexHtml } from "web/delivery/index-html.ts";
import { icons, manifest, manifestName } from "web/delivery/manifest.ts";
import { supportedLanguages } from "web/i18n/languages/languages.ts";
import { hostIn, profileName } from "./bases.ts";
import { budget, isOver, printed } from "./budget.ts";
import { bundle, packageDirectory } from "./bundle.ts";
import { clearBuild } from "./earlier-release.ts";
import { headerOf, securityPolicy } from "./security-policy.ts";
import { serviceWorker } from "./service-worker.ts";

const started = performance.now();
const { bases, profile } = await readHost();
const dist = process.argv[2] ?? join(packageDirectory, "dist");
const built = await bundle();
const html = indexHtml(built.page, bases);

const releases = await clearBuild(dist, [...built.files.keys()]);
await mkdir(join(dist, "assets"), { recursive: true });
const writing = [...built.files].map(
  async ([name, contents]) => [name, await write(`assets/${name}`, contents)] as const,
);
const sizes = new Map(await Promise.all(writing));
await writeFile(join(dist, "releases.json"), JSON.stringify(releases));
for (const name of ["third-party-notices.txt", ...icons]) {
  await write(name, await readFile(join(packageDirectory, "public", name)));
}
await write("index.html", html);
if (profile) await write(profileName, JSON.stringify(profile));
for (const language of supportedLanguages) {
  await write(manifestName(language), manifest(language, built.page.icon, bases));
}
await write("service-worker.js", await serviceWorker(built, html));
// The last file to be written: a server takes it for the sign that the build is whole.
const directives = securityPolicy(built.page, bases);
const policy = { header: headerOf(directives), directives };
await writeFile(join(dist, "security-policy.json"), `${JSON.stringify(policy, null, 2)}\n`);

const lines = budget(built, sizes);
console.log(["In brotli:", ...lines.map(printed)].join("\n"));
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (lines.some(isOver)) {
  console.error("The build is over its budget.");
  process.exitCode = 1;
}

/** Before anything is built, and nothing of an earlier build is removed. */
async function readHost() {
  try {
    return await hostIn(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Writes a file, and beside it its two compressed forms; a font is compressed in itself. */
async function write(name: string, contents: string | Uint8Array): Promise<number> {
  const path = join(dist, name);
  await writeFile(path, contents);
  if (name.endsWith(".woff2")) return contents.length;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(contents),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return br.length;
}

import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { spoken } from "web/words/languages.ts";
import { basesIn } from "./bases.ts";
import { budget, isOver, printed } from "./budget.ts";
import { bundle, packageDirectory } from "./bundle.ts";
import { differences } from "./differences.ts";
import { clearBuild, noteReleases } from "./earlier-release.ts";
import { indexHtml } from "./index-html.ts";
import { icons, manifest, manifestName } from "./manifest.ts";
import { headerOf, securityPolicy } from "./security-policy.ts";
import { serviceWorker } from "./service-worker.ts";

const started = performance.now();
const bases = readBases();
const dist = process.argv[2] ?? join(packageDirectory, "dist");
const bundled = await bundle();
const html = indexHtml(bundled.page, bases);
const built = { ...bundled, files: new Map([...bundled.files, pageToCompareWith(html)]) };

/** The file, and beside it its two compressed forms; a font is compressed in itself. */
async function write(path: string, contents: Uint8Array): Promise<number> {
  if (path.endsWith(".woff2")) {
    await writeFile(path, contents);
    return contents.length;
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(contents),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  const forms = { [path]: contents, [`${path}.br`]: br, [`${path}.gz`]: gz };
  await Promise.all(Object.entries(forms).map(([name, form]) => writeFile(name, form)));
  return br.length;
}

const names = [...built.files.keys()];
const earlier = await clearBuild(dist, names);
await mkdir(join(dist, "assets"), { recursive: true });
const writing = [...built.files].map(
  async ([name, contents]) => [name, await write(join(dist, "assets", name), contents)] as const,
);
const sizes = new Map(await Promise.all(writing));
for (const [name, difference] of await differences(built.files, earlier)) {
  await writeFile(join(dist, "assets", name), difference);
  const ofPage = name.replace(/^page-\w+\.txt/, "index.html");
  if (ofPage !== name) await writeFile(join(dist, ofPage), difference);
}
await noteReleases(dist, [names, [...earlier.keys()]]);
const publicFiles = ["third-party-notices.txt", ...icons];
for (const name of publicFiles) {
  await write(join(dist, name), await readFile(join(packageDirectory, "public", name)));
}
await write(join(dist, "index.html"), Buffer.from(html));
for (const language of spoken) {
  const installed = Buffer.from(manifest(language, built.page.icon, bases));
  await write(join(dist, manifestName(language)), installed);
}
await write(join(dist, "service-worker.js"), await serviceWorker(built, html));
// The last file to be written: a server takes it for the sign that the build is whole.
const directives = securityPolicy(built.page, bases);
const policy = { header: headerOf(directives), directives };
await writeFile(join(dist, "security-policy.json"), `${JSON.stringify(policy, null, 2)}\n`);

/** Before anything is built, and nothing of an earlier build is removed. */
function readBases() {
  try {
    return basesIn(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The page under a name of its own and as text, so that a browser keeps it for the page of the next release. */
function pageToCompareWith(html: string): [string, Uint8Array] {
  const hash = createHash("sha256").update(html).digest("hex").slice(0, 8).toUpperCase();
  return [`page-${hash}.txt`, Buffer.from(html)];
}

const lines = budget(built, sizes);
console.log(["In brotli:", ...lines.map(printed)].join("\n"));
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (lines.some(isOver)) {
  console.error("The build is over its budget.");
  process.exitCode = 1;
}

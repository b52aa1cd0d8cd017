import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { budget, loadedTooEarly, overBudget, printed } from "./budget.ts";
import { assemble, bundleOptions, packageDirectory } from "./bundle.ts";
import { compressed } from "./compress.ts";
import { indexHtml } from "./index-html.ts";
import { headerOf, securityPolicy } from "./security-policy.ts";

const started = performance.now();
const bases = {
  apiBase: process.env.PARTNER_API_BASE_URL ?? "",
  assetBase: process.env.ASSET_BASE_URL ?? "",
};
const dist = process.argv[2] ?? join(packageDirectory, "dist");
const { options, sources } = bundleOptions({ main: "src/main.tsx" }, false);
const bundle = await assemble(await build(options), sources);

const policy = securityPolicy(bases);
const files = new Map<string, Uint8Array>(
  [...bundle.files].map(([name, file]) => [`assets/${name}`, file]),
);
files.set("index.html", Buffer.from(indexHtml(bundle, bases)));

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, "assets"), { recursive: true });
const sizes = new Map<string, number>();
await Promise.all(
  [...files].map(async ([name, contents]) => {
    const forms = await compressed(contents);
    sizes.set(name.replace("assets/", ""), forms[".br"].length);
    await Promise.all(
      Object.entries(forms).map(([ending, form]) => writeFile(join(dist, name + ending), form)),
    );
  }),
);
await writeFile(
  join(dist, "security-policy.json"),
  `${JSON.stringify({ header: headerOf(policy), directives: policy }, null, 2)}\n`,
);

const lines = budget(bundle, sizes);
const early = loadedTooEarly(bundle);
console.log(`Script of each screen, brotli\n${printed(lines)}`);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
for (const file of early)
  console.error(`The sign-in screen loads ${file}, which it does not need.`);
if (early.length > 0 || overBudget(lines)) {
  console.error("The build is over its budget.");
  process.exitCode = 1;
}

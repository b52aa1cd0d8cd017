import { execFileSync } from "node:child_process";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { build, root } from "./bundle.ts";

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

// Only pnpm puts publishConfig into the manifest; another client's package would not load.
if (!process.env.npm_execpath?.includes("pnpm")) {
  console.error(
    "partner-sdk is packed by pnpm: run `npx pnpm@10 --filter partner-sdk pack` in the repository's root.",
  );
  process.exit(1);
}

await rm(`${root}dist`, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
for (const name of await readdir(`${root}dist/esm`, { recursive: true })) {
  if (!name.endsWith(".d.ts")) continue;
  const declarations = await readFile(`${root}dist/esm/${name}`, "utf8");
  await writeFile(`${root}dist/esm/${name}`, declarations.replace(/(from ".*)\.ts"/g, '$1.js"'));
}
await cp(`${root}dist/esm`, `${root}dist/cjs`, { recursive: true });
for (const format of ["esm", "cjs"] as const) {
  await build(format, { write: true });
}
const schema = new URL("../../../openapi/partner-host.schema.json", import.meta.url);
await cp(schema, `${root}dist/partner-host.schema.json`);
// By a name with LICENSE in it, pnpm would take it for that of the package, and leave ours out.
const licence = await readFile(`${root}node_modules/openapi-fetch/LICENSE`, "utf8");
await writeFile(`${root}dist/third-party-notices.txt`, `openapi-fetch (MIT)\n\n${licence}`);
await writeFile(`${root}dist/cjs/package.json`, '{ "type": "commonjs" }\n');

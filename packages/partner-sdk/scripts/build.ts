import { execFileSync } from "node:child_process";
import { copyFile, cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

await rm(`${root}dist`, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
for (const name of await readdir(`${root}dist/esm`, { recursive: true })) {
  if (!name.endsWith(".d.ts")) continue;
  const declarations = await readFile(`${root}dist/esm/${name}`, "utf8");
  await writeFile(`${root}dist/esm/${name}`, declarations.replace(/(from ".*)\.ts"/g, '$1.js"'));
}
await cp(`${root}dist/esm`, `${root}dist/cjs`, { recursive: true });
for (const format of ["esm", "cjs"] as const) {
  await build({
    absWorkingDir: root,
    entryPoints: ["src/index.ts"],
    outfile: `dist/${format}/index.js`,
    bundle: true,
    format,
    target: "es2022",
  });
}
await copyFile(`${root}node_modules/openapi-fetch/LICENSE`, `${root}dist/LICENSE-openapi-fetch`);
await writeFile(`${root}dist/cjs/package.json`, '{ "type": "commonjs" }\n');

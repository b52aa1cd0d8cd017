import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [name = "", registry = "", destination = "."] = process.argv.slice(2);
const pnpm = process.env.npm_execpath;
if (!/^@[a-z\d][\w.-]*\/[a-z\d][\w.-]*$/.test(name) || !URL.canParse(registry) || !pnpm) {
  console.error(
    "Usage: npx pnpm@10 pack:as @your-scope/partner-sdk https://registry.your-company.example/ [folder]",
  );
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), "partner-sdk-"));
try {
  execFileSync(process.execPath, [pnpm, "pack", "--pack-destination", folder], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [packed = ""] = await readdir(folder);
  execFileSync("tar", ["-xzf", packed], { cwd: folder });
  const manifest = join(folder, "package/package.json");
  const { devDependencies, ...rest } = JSON.parse(await readFile(manifest, "utf8"));
  const publishConfig = { access: "restricted", registry };
  await writeFile(manifest, `${JSON.stringify({ ...rest, name, publishConfig }, null, 2)}\n`);
  const file = resolve(destination, `${name.slice(1).replace("/", "-")}-${rest.version}.tgz`);
  execFileSync("tar", ["-czf", file, "package"], { cwd: folder });
  console.log(`It can be published: npm publish ${file}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSettings, serve } from "partner-api/serve";

const packages = fileURLToPath(new URL("../packages/", import.meta.url));
const build = join(packages, "web", "scripts", "build.ts");
const page = join(packages, "web", "dist", "index.html");

const say = (what: string) => console.log(what);

/** Only when a source is newer than the build. */
function buildPortal() {
  if (!existsSync(build)) return;
  const built = existsSync(page) ? statSync(page).mtimeMs : 0;
  const sources = ["web", "machines", "partner-sdk"].map((name) => join(packages, name, "src"));
  if (sources.every((folder) => newestIn(folder) < built)) return;
  say("Building the portal");
  execFileSync(process.execPath, [...process.execArgv, build], { stdio: "inherit" });
}

const newestIn = (folder: string): number =>
  existsSync(folder)
    ? Math.max(
        0,
        ...readdirSync(folder, { recursive: true, withFileTypes: true }).map(
          (entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs,
        ),
      )
    : 0;

try {
  const settings = readSettings(process.env);
  buildPortal();
  await serve({ settings, portal: new URL("../packages/web/dist/", import.meta.url), say });
  register("./end-esbuild.mjs", import.meta.url);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

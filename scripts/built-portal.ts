import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Output } from "partner-api/server/output.ts";

const packages = fileURLToPath(new URL("../packages/", import.meta.url));
const build = join(packages, "web", "scripts", "build.ts");
/** The last file that a build writes. */
const policy = join(packages, "web", "dist", "security-policy.json");

/** Built only when a source is newer than the build, while the server starts. */
export async function builtPortal({ isTerminal, say }: Output): Promise<URL> {
  if (!isBuilt()) {
    say("Building the portal");
    const before = builtAt();
    const stdio = ["ignore", isTerminal ? "inherit" : "ignore", "inherit"] as const;
    // esbuild is written in Go. It finishes half a second sooner when it clears its memory less often, and takes 0.3 GB more.
    // The server writes the host into the page.
    const env = { GOGC: "400", ...process.env, PARTNER_PROFILE: "" };
    const building = spawn(process.execPath, [...process.execArgv, build], {
      env,
      stdio: [...stdio],
    });
    // On a first start, everybody waits for the demo data, which take longer.
    if (building.pid) setPriority(building.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    await once(building, "exit");
    // One that is over its budget fails the checks, and is whole.
    if (builtAt() <= before) throw new Error("The portal could not be built.");
  }
  return new URL("../packages/web/dist/", import.meta.url);
}

function isBuilt(): boolean {
  if (!existsSync(build)) return true;
  const built = builtAt();
  const sources = ["web", "machines", "partner-sdk"].map((name) => join(packages, name, "src"));
  return sources.every((folder) => newestIn(folder) < built);
}

/** 0 where there is no whole build. */
const builtAt = (): number => statSync(policy, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestIn = (folder: string): number =>
  existsSync(folder)
    ? Math.max(
        0,
        ...readdirSync(folder, { recursive: true, withFileTypes: true }).map(
          (entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs,
        ),
      )
    : 0;

import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "./databases.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));

describe("what starts the portal", () => {
  let own: OwnDatabase;
  let folder: string;
  const at = (path: string) => join(folder, "packages", "web", path);
  beforeAll(async () => {
    own = await ownDatabase("PostgreSQL");
  });
  afterAll(() => own.drop());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "started-portal-"));
    for (const name of ["start.ts", "built-portal.ts"])
      cpSync(join(repository, "scripts", name), join(folder, "scripts", name));
    symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const path of ["dist", "scripts", "src"]) mkdirSync(at(path), { recursive: true });
    writeFileSync(at("src/main.ts"), "");
    return () => rmSync(folder, { recursive: true });
  });

  /** A build that does no more than this. */
  const buildBy = (script: string) =>
    writeFileSync(
      at("scripts/build.ts"),
      `import { rmSync, utimesSync, writeFileSync } from "node:fs";
       const at = (path) => new URL("../" + path, import.meta.url);
       const later = new Date(Date.now() + 5000);
       ${script}`,
    );
  const built = (path: string, seconds: number) => {
    writeFileSync(at(`dist/${path}`), "{}");
    const then = new Date(Date.now() + 1000 * seconds);
    utimesSync(at(`dist/${path}`), then, then);
  };

  /** Its words, and whether it serves. */
  async function start() {
    const starting = spawn(process.execPath, ["--import", "tsx/esm", "scripts/start.ts"], {
      cwd: folder,
      env: {
        ...process.env,
        ...{ DATABASE_URL: own.place.databaseUrl, PORT: "0", LOG_LEVEL: "error" },
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes("Partner portal: ")) starting.kill("SIGTERM");
    };
    starting.stdout.on("data", hear);
    starting.stderr.on("data", hear);
    await new Promise((ended) => starting.once("close", ended));
    return {
      builds: said.includes("Building the portal"),
      serves: said.includes("Partner portal: "),
      fails: said.includes("The portal could not be built."),
    };
  }

  it("serves a build that is newer than its sources as it is", async () => {
    buildBy("process.exit(1);");
    built("security-policy.json", 5);
    expect(await start()).toEqual({ builds: false, serves: true, fails: false });
  });

  it("builds where the last file of a build is missing, however new its page is", async () => {
    buildBy('writeFileSync(at("dist/security-policy.json"), "{}");');
    built("index.html", 5);
    expect(await start()).toEqual({ builds: true, serves: true, fails: false });
  });

  it("serves a build during which a source was saved, or which is over its budget", async () => {
    buildBy(
      `for (const path of ["index.html", "security-policy.json"]) writeFileSync(at("dist/" + path), "{}");
       utimesSync(at("src/main.ts"), later, later);
       process.exitCode = 1;`,
    );
    expect(await start()).toEqual({ builds: true, serves: true, fails: false });
  });

  it.each([
    ["before it cleared the last one away", "throw new Error();"],
    [
      "after it has written the page",
      `rmSync(at("dist/security-policy.json"), { force: true });
       writeFileSync(at("dist/index.html"), "");
       utimesSync(at("dist/index.html"), later, later);
       process.exit(1);`,
    ],
  ])("fails where a build ends %s", async (_, script) => {
    buildBy(script);
    built("security-policy.json", -60);
    expect(await start()).toEqual({ builds: true, serves: false, fails: true });
  });
});

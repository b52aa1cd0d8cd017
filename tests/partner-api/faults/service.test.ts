import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyFolder } from "../copied.ts";
import { commandLine } from "./processes.ts";

const program = fileURLToPath(
  new URL("../../../packages/partner-api/bin/partner-api.mjs", import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), "partner-api-service-"));
const env = { DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "info" };
beforeAll(() => copyFolder(inject("demoDirectory"), env.DATA_DIR));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a service says all in lines of JSON, without the demo's password, and ends at once", async () => {
  writeFileSync(join(env.DATA_DIR, "demo-password"), "not-for-a-log");
  const service = commandLine(["serve"], env);
  const lines: string[] = [];
  let rest = "";
  service.child.stdout?.on("data", (text) => {
    const parts = `${rest}${text}`.split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
  });
  await service.said(/Sign in: demo/);
  service.child.kill("SIGTERM");
  expect(await service.ended).toEqual({ code: 0, signal: null, complaint: "" });
  const said = lines.map((line) => JSON.parse(line).msg);
  expect(said).toContain(`Sign in: demo, with the password in ${env.DATA_DIR}/demo-password`);
  expect([rest, lines.join("").includes("not-for-a-log")]).toEqual(["", false]);
});

it("a service that is told to stop while it starts ends as well", async () => {
  const waiting = { PORT: "0", DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  const service = commandLine(["serve"], waiting);
  await service.said(/Nothing answers as PostgreSQL at 127\.0\.0\.1:1/);
  service.child.kill("SIGTERM");
  expect((await service.ended).code).toBe(0);
});

it("a service without its database fails, in a line of JSON", async () => {
  const { code, complaint } = await commandLine(["serve"], { ...env, DATA_DIR: join(folder, "no") })
    .ended;
  expect([code, JSON.parse(complaint).msg]).toEqual([
    1,
    expect.stringContaining(`There is no database in ${join(folder, "no")}. `),
  ]);
});

it("a server ends with the pnpm that has started it", async () => {
  const launcher = join(folder, "pnpm.mjs");
  const started = join(folder, "pid");
  writeFileSync(
    launcher,
    `import { spawn } from "node:child_process";
     import { writeFileSync } from "node:fs";
     const words = [${JSON.stringify(program)}, "serve"];
     const server = spawn(process.execPath, words, { stdio: ["ignore", "inherit", "inherit"] });
     writeFileSync(${JSON.stringify(started)}, String(server.pid));`,
  );
  const { DATABASE_URL, ...inherited } = process.env;
  const pnpm = spawn(process.execPath, [launcher], {
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const text of pnpm.stdout) if (String(text).includes("Partner ")) break;
  const server = Number(readFileSync(started, "utf8"));
  pnpm.kill("SIGKILL");
  await once(pnpm, "exit");
  const isRunning = () => {
    try {
      return process.kill(server, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyFolder } from "../copied.ts";
import { commandLine, type Server, startServer, stopServer } from "../faults/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-api-serving-"));
const env = { DATA_DIR: join(folder, "data") };
let server: Server;
beforeAll(async () => {
  copyFolder(inject("demoDirectory"), env.DATA_DIR);
  server = await startServer(env);
});
afterAll(async () => {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});

it("a backup is taken while the server goes on with its embedded database", async () => {
  const file = join(folder, "running.backup.gz");
  const taken = commandLine(["backup", file], env);
  expect(await taken.said(/^It holds/)).toContain(` ${env.DATA_DIR} held at `);
  expect((await taken.ended).code).toBe(0);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  const copy = { DATA_DIR: join(folder, "copy") };
  expect(await commandLine(["restore", file], copy).ended).toEqual({
    code: 0,
    signal: null,
    complaint: "",
  });
});

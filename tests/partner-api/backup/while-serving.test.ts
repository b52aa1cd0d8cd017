import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { copyFolder } from "../copied.ts";
import { openAt } from "../databases.ts";
import { commandLine, type Server, startServer, stopServer } from "../faults/processes.ts";
import { fillWithNoise } from "./noise.ts";

const folder = mkdtempSync(join(tmpdir(), "partner-api-serving-"));
const env = { DATA_DIR: join(folder, "data") };
const kept = ["backup.sock", "complete", "database", "demo-password", "lock"];
let server: Server;
beforeAll(async () => {
  copyFolder(inject("demoDirectory"), env.DATA_DIR);
  const db = await openAt({ databaseUrl: undefined, dataDirectory: env.DATA_DIR });
  await fillWithNoise(db);
  await db.close();
  server = await startServer(env);
});
afterAll(async () => {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});

const reader = (): Socket => {
  const socket = connect(join(env.DATA_DIR, "backup.sock"));
  onTestFinished(() => void socket.destroy());
  return socket;
};
const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
const isWhole = (bytes: Buffer) => /"sequences":\{.*\}\}\n$/.test(gunzipSync(bytes).toString());

it("a backup is taken while the server goes on with its embedded database", async () => {
  const file = join(folder, "running.backup.gz");
  const taken = commandLine(["backup", file], env);
  expect(await taken.said(/^It holds/)).toContain(` ${env.DATA_DIR} held at `);
  expect((await taken.ended).code).toBe(0);
  expect(await statusOf("/healthz")).toBe(200);

  const copy = { DATA_DIR: join(folder, "copy") };
  expect(await commandLine(["restore", file], copy).ended).toEqual({
    code: 0,
    signal: null,
    complaint: "",
  });
});

it("a reader that takes its time does not hold the database, and gets a whole backup [R11]", async () => {
  const socket = reader();
  await once(socket, "readable");
  expect(await statusOf("/readyz")).toBe(200);
  expect(isWhole(await buffer(socket))).toBe(true);
  await expect.poll(() => readdirSync(env.DATA_DIR).sort()).toEqual(kept);
});

it("several readers at once get a backup each, one after the other", async () => {
  const [first, second] = [reader(), reader()];
  await once(first, "readable");
  const behind = buffer(second);
  expect(isWhole(await buffer(first))).toBe(true);
  expect(isWhole(await behind)).toBe(true);
});

it("a reader that is gone leaves the next one its turn", async () => {
  const gone = reader();
  await once(gone, "connect");
  gone.destroy();
  const next = reader();
  await once(next, "readable");
  next.destroy();
  expect(isWhole(await buffer(reader()))).toBe(true);
});

it("a backup that the server cannot write down says where to look, and leaves no file", async () => {
  const inTheWay = join(env.DATA_DIR, "backup.partial");
  mkdirSync(join(inTheWay, "something"), { recursive: true });
  const file = join(folder, "none.backup.gz");
  expect(await commandLine(["backup", file], env).ended).toEqual({
    code: 1,
    signal: null,
    complaint: "The server could not take the backup: its log says why.",
  });
  expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  rmSync(inTheWay, { recursive: true });
});

it("a server that is killed while it sends one leaves nothing of it behind", async () => {
  const socket = reader();
  await once(socket, "readable");
  server.child.kill("SIGKILL");
  await server.ended;
  expect(readdirSync(env.DATA_DIR).sort()).toEqual(kept);
  server = await startServer(env);
  expect(await statusOf("/readyz")).toBe(200);
});
